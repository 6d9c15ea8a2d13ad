/** A delivery that adds to a product's inventory. */
export interface Delivery {
  pieces: number
  note: string
  variantId?: string
}
export type Restock = (delivery: Delivery) => Promise<void>
