/** Recipients as they are typed: addresses, names with addresses, and suggestions. */
import type { Address } from './compose-store.ts'

const form = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const maxSuggestions = 6

export const isAddress = (text: string): boolean => form.test(text)

/** `Ada Lovelace <ada@example.com>` or an address alone; several are separated by commas. */
export function parseAddresses(text: string): Address[] {
  return text
    .split(/[,;،]/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(part => {
      const named = /^"?([^"<]*)"?\s*<([^>]+)>$/.exec(part)
      return named ? { name: named[1]?.trim() ?? '', email: named[2]?.trim() ?? '' } : { name: '', email: part }
    })
}

/** The first of those with the same address. */
export const uniqueAddresses = (addresses: readonly Address[]): Address[] =>
  [...new Map(addresses.toReversed().map(each => [each.email.toLowerCase(), each])).values()].toReversed()

/** Known people whose name or address contains the typed text; the one whose address was typed in full comes first. */
export function suggestAddresses(known: readonly Address[], typed: string): Address[] {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return []
  const found = known.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted))
  const isExact = ({ email }: Address) => email.toLowerCase() === wanted
  return [...found.filter(isExact), ...found.filter(each => !isExact(each))].slice(0, maxSuggestions)
}

/** What Enter adds: the first suggestion while the list is open, otherwise the text. */
export const addressesOnEnter = (typed: string, suggestions: readonly Address[]): Address[] =>
  suggestions[0] ? [suggestions[0]] : parseAddresses(typed)
