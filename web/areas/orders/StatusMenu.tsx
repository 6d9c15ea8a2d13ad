/** Moves the ticked orders along; those that may not take the step are left out and told. */
import Button from '@mui/material/Button'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { ChoiceMenu } from '../../ui/ChoiceMenu.tsx'
import { statuses } from './order-filters.ts'
import type { OrderStatus } from './OrderLooks.tsx'

/** Nothing leads back to the shop's counter. */
const reachable = statuses.filter(status => status !== 'READY_TO_PICKUP')

export function StatusMenu({ onChoose }: { onChoose: (status: OrderStatus) => void }) {
  const { t } = useTranslations('orders')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<IconChevronDown size={18} stroke={1.75} />}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('changeStatus')}
      </Button>
      {anchor ? (
        <ChoiceMenu
          anchor={anchor}
          isOpen
          value={undefined}
          choices={reachable.map(status => ({ value: status, text: t(`status.${status}`) }))}
          onClose={() => setAnchor(null)}
          onChoose={chosen => {
            setAnchor(null)
            const status = reachable.find(each => each === chosen)
            if (status) onChoose(status)
          }}
        />
      ) : null}
    </>
  )
}
