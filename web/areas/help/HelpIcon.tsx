/** Icons of help categories, by the names that the server gives. */
import type { TablerIcon } from '@tabler/icons-react'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconDatabase from '@tabler/icons-react/dist/esm/icons/IconDatabase.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs'
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import IconTextPlus from '@tabler/icons-react/dist/esm/icons/IconTextPlus.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import IconWriting from '@tabler/icons-react/dist/esm/icons/IconWriting.mjs'

const icons: Record<string, TablerIcon> = {
  coins: IconCoins,
  'credit-card': IconCreditCard,
  database: IconDatabase,
  'file-text': IconFileText,
  rocket: IconRocket,
  'rotate-clockwise': IconRotateClockwise,
  'shopping-cart': IconShoppingCart,
  'text-plus': IconTextPlus,
  'truck-delivery': IconTruckDelivery,
  writing: IconWriting,
}

export function HelpIcon({ name, size }: { name: string; size: number }) {
  const Icon = icons[name] ?? IconHelp
  return <Icon size={size} stroke={1.75} aria-hidden />
}
