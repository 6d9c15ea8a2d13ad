/** What is told of a product of the demonstration shop. */

export interface ProductEntry {
  name: string
  maker: string
  category: 'ELECTRONICS' | 'ACCESSORIES' | 'SHOES' | 'OFFICE' | 'HOME_DECOR' | 'GAMES'
  /** Cents. */
  price: number
  qty: number
  text: string
}
