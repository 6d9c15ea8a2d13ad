export const texts = {
  files: {
    menu: 'Import, download and copy',
    import: 'Import a file…',
    imported: '“{{name}}” is imported.',
    download: { txt: 'Download as text', md: 'Download as Markdown', html: 'Download as HTML' },
    downloaded: '“{{name}}” is on its way to your downloads.',
    notDownloaded: 'The file could not be written. Try again.',
    copy: { rich: 'Copy with formatting', plain: 'Copy as plain text' },
    copiedRich: 'Copied with its formatting.',
    copiedPlain: 'Copied as plain text.',
    notCopied: 'The browser did not allow copying.',
    faults: {
      kind: 'Only text (.txt), Markdown (.md) and HTML (.html) files can be imported.',
      size: '“{{name}}” is larger than 1 MB.',
      length: 'The text of “{{name}}” is longer than {{limit}} characters.',
      empty: 'There is no text in “{{name}}”.',
      unreadable: '“{{name}}” could not be read as text.',
    },
  },
}
