/** The cart: kept in this browser, the same in all its windows, until its order is paid. */
import { createStore, useStore } from '../../platform/create-store.ts'
import { local, readJson, writeJson } from '../../platform/storage.ts'

export interface CartItem {
  packId: string
  quantity: number
}

interface Cart {
  items: readonly CartItem[]
  /** The order that was made of these items last, until it is paid. */
  placed?: { outTradeNo: string; items: readonly CartItem[] }
}

const key = 'cart'
export const maxQuantity = 99
const maxItems = 20

const isItem = (given: unknown): given is CartItem => {
  const { packId, quantity } = (given ?? {}) as Partial<CartItem> // checked here
  return typeof packId === 'string' && Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= maxQuantity
}

const itemsOf = (given: unknown): CartItem[] => (Array.isArray(given) ? given.filter(each => isItem(each)).slice(0, maxItems) : [])

function read(): Cart {
  const { items, placed } = (readJson(local, key) ?? {}) as { items?: unknown; placed?: { outTradeNo?: unknown; items?: unknown } } // checked here
  const number = placed?.outTradeNo
  return { items: itemsOf(items), ...(typeof number === 'string' && { placed: { outTradeNo: number, items: itemsOf(placed?.items) } }) }
}

const cart = createStore<Cart>(read())

// Another window changed it. Pages that are drawn beforehand have no window.
globalThis.window?.addEventListener('storage', event => {
  if (event.key === key || event.key === null) cart.set(read())
})

function change(next: (current: Cart) => Cart) {
  // Read again: two windows may change it one after the other.
  const changed = next(read())
  writeJson(local, key, changed)
  cart.set(changed)
}

const changeItems = (next: (items: readonly CartItem[]) => readonly CartItem[]) =>
  change(current => ({ ...current, items: next(current.items) }))

export const useCartItems = (): readonly CartItem[] => useStore(cart).items

/** Puts an item into the cart, at its earlier place if it is given; one that is there stays as it is. */
export const addToCart = ({ packId, quantity, at = maxItems }: CartItem & { at?: number }, replaced: readonly string[] = []): void =>
  changeItems(items => {
    if (items.some(each => each.packId === packId)) return items
    return items
      .filter(each => !replaced.includes(each.packId))
      .toSpliced(at, 0, { packId, quantity })
      .slice(0, maxItems)
  })

export const setQuantity = (packId: string, quantity: number): void =>
  changeItems(items =>
    items.map(item => (item.packId === packId ? { packId, quantity: Math.min(Math.max(quantity, 1), maxQuantity) } : item)),
  )

export const removeFromCart = (packId: string): void => changeItems(items => items.filter(item => item.packId !== packId))

/** Remembers the order that was made of the cart. */
export const markPlaced = (outTradeNo: string): void => change(({ items }) => ({ items, placed: { outTradeNo, items } }))

/** Takes out what a paid order has bought; what was added since stays. */
export function clearPaid(outTradeNo: string): void {
  if (cart.get().placed?.outTradeNo !== outTradeNo) return
  change(({ items, placed }) =>
    placed?.outTradeNo === outTradeNo
      ? {
          items: items.flatMap(item => {
            const bought = placed.items.find(({ packId }) => packId === item.packId)?.quantity ?? 0
            return item.quantity > bought ? [{ ...item, quantity: item.quantity - bought }] : []
          }),
        }
      : { items, ...(placed && { placed }) },
  )
}
