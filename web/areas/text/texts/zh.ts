export const texts = {
  files: {
    menu: '导入、下载和复制',
    import: '导入文件…',
    imported: '已导入“{{name}}”。',
    download: { txt: '下载为文本', md: '下载为 Markdown', html: '下载为 HTML' },
    downloaded: '“{{name}}”正在保存到下载文件夹。',
    notDownloaded: '文件未能写出，请再试一次。',
    copy: { rich: '带格式复制', plain: '复制为纯文本' },
    copiedRich: '已带格式复制。',
    copiedPlain: '已复制为纯文本。',
    notCopied: '浏览器不允许复制。',
    faults: {
      kind: '只能导入文本（.txt）、Markdown（.md）和 HTML（.html）文件。',
      size: '“{{name}}”超过 1 MB。',
      length: '“{{name}}”的文字超过 {{limit}} 个字符。',
      empty: '“{{name}}”里没有文字。',
      unreadable: '“{{name}}”无法作为文本读取。',
    },
  },
}
