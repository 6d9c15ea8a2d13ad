/** The contract's words for the six categories. */
export const categoryWords = {
  ELECTRONICS: 'Electronics',
  ACCESSORIES: 'Accessories',
  SHOES: 'Shoes',
  OFFICE: 'Office',
  HOME_DECOR: 'Home Decor',
  GAMES: 'Games',
} as const

export const categoryNames = {
  Electronics: 'ELECTRONICS',
  Accessories: 'ACCESSORIES',
  Shoes: 'SHOES',
  Office: 'OFFICE',
  'Home Decor': 'HOME_DECOR',
  Games: 'GAMES',
} as const
