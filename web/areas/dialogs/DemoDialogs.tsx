/** Every dialog by its name. Loaded when the first one opens. */
import type { ComponentType } from 'react'
import { AppDialog } from './AppDialog.tsx'
import { ConfirmationDialog, FactorDialog, UserDialog } from './AccountDialogs.tsx'
import type { DialogName } from './dialog-names.ts'
import type { DialogProps } from './FilledDialog.tsx'
import { AddressDialog, CardDialog, MethodsDialog, PricingDialog, ProvidersDialog } from './PaymentDialogs.tsx'
import { ReferDialog, ShareDialog } from './SharingDialogs.tsx'

const dialogs: Record<DialogName, ComponentType<DialogProps>> = {
  share: ShareDialog,
  card: CardDialog,
  pricing: PricingDialog,
  refer: ReferDialog,
  address: AddressDialog,
  app: AppDialog,
  factor: FactorDialog,
  user: UserDialog,
  methods: MethodsDialog,
  providers: ProvidersDialog,
  confirm: ConfirmationDialog,
}

interface DemoDialogsProps extends DialogProps {
  name: DialogName
}

export function DemoDialogs({ name, onClose }: DemoDialogsProps) {
  const Shown = dialogs[name]
  return <Shown onClose={onClose} />
}
