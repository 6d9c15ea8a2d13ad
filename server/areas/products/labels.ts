/** Labels of the REST contract. */
export const categoryLabels = {
  ELECTRONICS: 'Electronics',
  ACCESSORIES: 'Accessories',
  SHOES: 'Shoes',
  OFFICE: 'Office',
  HOME_DECOR: 'Home Decor',
  GAMES: 'Games',
} as const
