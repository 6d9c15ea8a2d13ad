import type { TablerIcon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs'
import IconConfetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs'
import IconCreditCardOff from '@tabler/icons-react/dist/esm/icons/IconCreditCardOff.mjs'
import type { NotificationKind } from '../../platform/schema.generated.ts'

export const notificationIcons: Record<NotificationKind, TablerIcon> = {
  WELCOME: IconConfetti,
  WORDS_GRANTED: IconCoins,
  WORDS_LOW: IconAlertTriangle,
  WORDS_EXPIRING: IconHourglass,
  PURCHASE_PAID: IconReceipt,
  BALANCE_ADDED: IconWallet,
  PURCHASE_FAILED: IconCreditCardOff,
  PURCHASE_REFUNDED: IconReceiptRefund,
  PLAN_RENEWED: IconRefresh,
  PLAN_ENDED: IconAlertTriangle,
  RUN_REFUNDED: IconReceiptRefund,
  PAYMENT_REVIEW: IconAlertTriangle,
  ORDER_PAID: IconReceipt,
  PAYMENT_FAILED: IconAlertTriangle,
  ORDER_SENT: IconTruckDelivery,
  STOCK_LOW: IconPackage,
  CUSTOMER_ADDED: IconUserPlus,
  CHAT_MESSAGE: IconMessage,
  EMAIL_RECEIVED: IconMail,
  MENTIONED: IconAt,
  INVOICE_PAST_DUE: IconFileInvoice,
  NEW_DEVICE: IconDeviceLaptop,
  ACCESS_REQUESTED: IconKey,
  PUBLIC_WORKSPACE_RESET: IconRefresh,
  WEBHOOK_PAUSED: IconWebhook,
}
