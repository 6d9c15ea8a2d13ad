/** The dialogs, by the name that opens each one in the address. */
export const dialogNames = [
  'share',
  'card',
  'pricing',
  'refer',
  'address',
  'app',
  'factor',
  'user',
  'methods',
  'providers',
  'confirm',
] as const
export type DialogName = (typeof dialogNames)[number]
