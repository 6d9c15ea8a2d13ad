/** Icons by their names, and as code. */

export type IconShape = [tag: string, attributes: Record<string, string>][]

/** `IconArrowLeft` as "arrow left". */
const wordsOf = (name: string) =>
  name
    .slice(4)
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()

/** Icons whose name has every word that is searched. */
export function findIcons(names: readonly string[], search: string): string[] {
  const wanted = search
    .toLowerCase()
    .replace(/^icon/, '')
    .split(/[\s-]+/)
    .filter(Boolean)
  return names.filter(name => wanted.every(word => wordsOf(name).includes(word) || name.slice(4).toLowerCase().includes(word)))
}

export const toJsx = (name: string, size: number): string => `<${name} size={${size}} stroke={1.75} />`

export const toSvg = (shape: IconShape, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shape
    .map(
      ([tag, attributes]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ')}/>`,
    )
    .join('')}</svg>`
