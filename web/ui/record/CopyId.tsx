/** Button that copies a record's ID. */
import ButtonBase from '@mui/material/ButtonBase'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useEffect, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { Ltr } from '../Ltr.tsx'
import { notify } from '../notify.ts'

const shownMs = 2000

interface CopyIdProps {
  id: string
  /** Whether the ID is shown beside it already. */
  isIconOnly?: boolean
}

export function CopyId({ id, isIconOnly = false }: CopyIdProps) {
  const { t } = useTranslations()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id.replace(/^#/, ''))
      setCopied(true)
    } catch {
      notify({ text: t('failed.copy'), color: 'error' })
    }
  }
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <ButtonBase
      title={t('record.copy')}
      aria-label={t('record.copyId', { id })}
      onClick={() => void copy()}
      sx={{
        gap: 1,
        px: 1.5,
        marginInlineStart: -1.5,
        minHeight: 28,
        borderRadius: 0.75,
        fontSize: 14,
        color: 'text.secondary',
        '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
        '@media (pointer: coarse)': { minHeight: 40 },
      }}
    >
      {isIconOnly ? null : <Ltr>{id}</Ltr>}
      <Icon size={16} stroke={1.75} />
      <VisuallyHidden>
        <span role="status">{isCopied ? t('record.copied') : ''}</span>
      </VisuallyHidden>
    </ButtonBase>
  )
}
