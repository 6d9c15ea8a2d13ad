/** Fields of a demo product. */

export interface ProductEntry {
  name: string
  maker: string
  category: 'ELECTRONICS' | 'ACCESSORIES' | 'SHOES' | 'OFFICE' | 'HOME_DECOR' | 'GAMES'
  /** In cents. */
  price: number
  qty: number
  text: string
}
