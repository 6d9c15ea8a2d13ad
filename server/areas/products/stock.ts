/** Low-stock threshold. */
import type { ProductRow } from './tables.ts'

/** At or below this quantity, stock is low. */
export const lowStockBelow = 10

/** Whether stock is low or out. */
export const isLow = ({ qty }: Pick<ProductRow, 'qty'>): boolean => qty < lowStockBelow
