/** Texts of forms in Chinese, for the account area; other parts of the kit have none. */
import type { Texts } from '../../platform/languages.ts'

type Shell = Texts['shell']

type FormTexts = Pick<Shell, 'close' | 'cancel' | 'form'> & {
  failed: Pick<Shell['failed'], 'unreachable' | 'copy' | 'load' | 'retry' | 'part' | 'request' | 'gone' | 'wait'>
}

/** Chinese has one plural form. */
type WithoutSingular<T> = {
  [Key in keyof T as Key extends `${string}_one` ? never : Key]: T[Key] extends string ? string : WithoutSingular<T[Key]>
}

export const texts: WithoutSingular<FormTexts> = {
  close: '关闭',
  cancel: '取消',
  failed: {
    unreachable: '无法连接服务器。请检查网络后重试。',
    copy: '无法复制。请允许访问剪贴板后重试。',
    load: '无法加载此内容。',
    retry: '重试',
    part: '无法打开此内容。请检查网络后重试。',
    request: '请求 {{id}}',
    gone: '已被删除。{{message}}',
    wait: '尝试次数过多。请在 {{time}}后重试。',
  },
  form: {
    optional: '（选填）',
    required: '请填写{{label}}。',
    tooLong: '最多输入 {{number}} 个字符。',
    email: '请输入有效的邮箱，例如 name@example.com。',
    phone: '请输入电话号码：至少 5 位数字，只能包含空格和 + ( ) -。',
    money: '请输入金额，例如 {{example}}。',
    decimal: '请输入数字，例如 {{example}}。',
    integer: '请输入整数。',
    min: '请输入不小于 {{number}} 的数。',
    max: '请输入不大于 {{number}} 的数。',
    earliest: '请选择 {{day}}或之后的日期。',
    latest: '请选择 {{day}}或之前的日期。',
    choose: '请选择',
    none: '无',
    on: '开启',
    off: '关闭',
    search: '输入以搜索',
    searching: '正在搜索…',
    notFound: '没有结果',
    clear: '清除',
    open: '打开',
    wrong_other: '请修改 {{number}} 个字段后继续：',
    draft: '已恢复您在{{when}}未保存的更改。',
    discardDraft: '放弃更改',
    leave: '不保存就离开？',
    leaveKept: '更改已保存在此设备上，您回来时仍可继续。',
    leaveLost: '您的更改将会丢失。',
    leaveNow: '离开',
    stay: '留下',
    conflict: '您编辑期间，此记录已被更改。',
    field: '字段',
    mine: '您的版本',
    theirs: '已保存的版本',
    keepMine: '保留我的版本',
    takeTheirs: '使用已保存的版本',
  },
}
