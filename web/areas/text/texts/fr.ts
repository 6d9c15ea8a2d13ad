export const texts = {
  files: {
    menu: 'Importer, télécharger et copier',
    import: 'Importer un fichier…',
    imported: '« {{name}} » est importé.',
    download: { txt: 'Télécharger en texte', md: 'Télécharger en Markdown', html: 'Télécharger en HTML' },
    downloaded: '« {{name}} » arrive dans vos téléchargements.',
    notDownloaded: 'Le fichier n’a pas pu être écrit. Réessayez.',
    copy: { rich: 'Copier avec la mise en forme', plain: 'Copier en texte brut' },
    copiedRich: 'Copié avec sa mise en forme.',
    copiedPlain: 'Copié en texte brut.',
    notCopied: 'Le navigateur n’a pas permis la copie.',
    faults: {
      kind: 'Seuls les fichiers texte (.txt), Markdown (.md) et HTML (.html) peuvent être importés.',
      size: '« {{name}} » dépasse 1 Mo.',
      length: 'Le texte de « {{name}} » dépasse {{limit}} caractères.',
      empty: 'Il n’y a pas de texte dans « {{name}} ».',
      unreadable: '« {{name}} » ne se lit pas comme du texte.',
    },
  },
}
