/** URL slugs: lower-case letters and digits of any script, separated by hyphens. */
export const slugOf = (title: string, maxLength = 60): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '')

/** The slug, with the first free number appended if it is taken. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  const stem = slug.slice(0, 54) || 'category'
  let free = slug || stem
  for (let number = 2; isTaken(free); number++) free = `${stem}-${number}`
  return free
}
