/** Plans of the demonstration, with their price a month in dollars. */
export const plans = [
  { name: 'free', price: 0 },
  { name: 'team', price: 12 },
  { name: 'company', price: 49 },
] as const
