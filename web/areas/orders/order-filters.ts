export const views = ['TO_SHIP', 'OUT_FOR_DELIVERY', 'DELIVERED', 'UNPAID', 'REFUNDED'] as const
export const statuses = ['READY_TO_PICKUP', 'DISPATCHED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const
export const payments = ['PAID', 'PENDING', 'CANCELLED', 'FAILED'] as const

export interface OrderFilters {
  view?: (typeof views)[number] | undefined
  status?: (typeof statuses)[number] | undefined
  payment?: (typeof payments)[number] | undefined
}
