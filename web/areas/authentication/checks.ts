/** Checks of the demonstration forms. Each returns the key of its error, or nothing. */
export const minPassword = 10

export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())

/** From 0, too short, to 4. */
export function passwordStrength(password: string, email = ''): number {
  const length = Array.from(password).length
  if (length < minPassword) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length
  const own = email.split('@')[0] ?? ''
  const isGuessable = new Set(password).size < 6 || (own.length > 3 && password.toLowerCase().includes(own.toLowerCase()))
  if (isGuessable) return 1
  return Math.min(4, 1 + (length >= 14 ? 1 : 0) + (length >= 18 ? 1 : 0) + (kinds >= 3 ? 1 : 0))
}

/** The address with most of its name hidden. */
export function maskAddress(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}${'•'.repeat(Math.max(3, name.length - 1))}@${host}`
}
