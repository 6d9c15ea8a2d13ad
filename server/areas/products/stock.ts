/** When a product is nearly out of stock. */
import type { ProductRow } from './tables.ts'

/** From here downwards it is time to order more. */
export const lowStockBelow = 10

/** Whether few pieces are left, or none. */
export const isLow = ({ qty }: Pick<ProductRow, 'qty'>): boolean => qty < lowStockBelow
