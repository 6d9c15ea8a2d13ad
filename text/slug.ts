/** What stands for a title in an address: small letters and digits of any script, with - between them. */
export const slugOf = (title: string, most = 60): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, most)
    .replaceAll(/^-+|-+$/g, '')

/** The slug, or the first number behind it that is free. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const stem = slug.slice(0, 54) || 'category'
  let free = slug || stem
  for (let number = 2; isTaken(free); number++) free = `${stem}-${number}`
  return free
}
