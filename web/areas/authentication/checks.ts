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

/** The Luhn check of card numbers. */
export function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  if (digits.length < 13 || digits.length > 19) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

/** `MM/YY`, this month or later. */
export function isExpiry(text: string, now = new Date()): boolean {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(text.trim()) ?? []
  if (Number(month) < 1 || Number(month) > 12) return false
  return new Date(2000 + Number(year), Number(month), 1) > now
}

/** The address with most of its name hidden. */
export function maskAddress(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}${'•'.repeat(Math.max(3, name.length - 1))}@${host}`
}
