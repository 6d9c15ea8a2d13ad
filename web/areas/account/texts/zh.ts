import type { texts as english } from './en.ts'

export const texts: Partial<typeof english> = {
  account: {
    title: '账户',
    money: '余额',
    permanent: '永久字数',
    temporary: '临时字数',
    lastLogin: '上次登录',
    never: '从未',
    movements: '字数明细',
    when: '时间',
    what: '项目',
    words: '字数',
    kinds: {
      GRANT: '发放',
      RESERVE: '运行预留',
      RELEASE: '退回',
      EXPIRE: '过期',
    },
    noMovements: '还没有字数变动。',
    sessions: '登录设备',
    thisSession: '本次登录',
    end: '结束',
    endLabel: '结束 {{when}} 的登录',
    unknownBrowser: '未知浏览器',
    changePassword: '修改密码',
    currentPassword: '当前密码',
    newPassword: '新密码',
    changed: '密码已修改，其他登录已结束。',
    language: '账户区语言',
  },
}
