/** The code of an example, cut from the file that defines it, with the reader's words in place of translation calls. */
export function cutExample(source: string, name: string, t: (key: string) => string): string {
  const start = source.search(new RegExp(String.raw`^function ${name}\(`, 'm'))
  if (start < 0) return source
  const end = source.indexOf('\n}\n', start)
  return source
    .slice(start, end < 0 ? undefined : end + 2)
    .replaceAll(/^\s*const \{ t[^}]*\} = useTranslations\('components'\)\n/gm, '')
    .replaceAll(/\{t\('([\w.-]+)'\)\}(?=[^,}]*\n|<)/g, (whole, key: string, offset: number, all: string) =>
      // Between tags the words stand alone; as an attribute they are quoted.
      all[offset - 1] === '=' ? `"${t(key)}"` : t(key),
    )
    .replaceAll(/=\{t\('([\w.-]+)'\)\}/g, (_, key: string) => `="${t(key)}"`)
    .replaceAll(/\bt\('([\w.-]+)'\)/g, (_, key: string) => `'${t(key).replaceAll("'", String.raw`\'`)}'`)
}
