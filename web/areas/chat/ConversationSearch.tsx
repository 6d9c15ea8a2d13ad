/** Finds messages of the conversation, the latest first. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { notify } from '../../ui/notify.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { SearchMessagesDocument } from './chat.generated.ts'

interface ConversationSearchProps {
  contactId: string
  onShow: (id: string) => void
  onClose: () => void
}

export function ConversationSearch({ contactId, onShow, onClose }: ConversationSearchProps) {
  const { t, lang } = useTranslations('chat')
  const client = useApolloClient()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<{ search: string; ids: string[]; at: number }>({ search: '', ids: [], at: 0 })
  const field = useRef<HTMLDivElement>(null)
  const latest = useRef('')

  const go = (ids: string[], at: number) => {
    const id = ids[at]
    setFound(before => ({ ...before, ids, at }))
    if (id) onShow(id)
  }
  const find = async (text: string) => {
    setSearch(text)
    latest.current = text
    if (text.trim() === '') return setFound({ search: '', ids: [], at: 0 })
    try {
      const { data } = await client.query({ query: SearchMessagesDocument, variables: { contactId, search: text } })
      if (latest.current !== text) return
      const ids = (data?.searchMessages ?? []).map(({ id }) => id).toReversed()
      setFound({ search: text, ids, at: 0 })
      go(ids, 0)
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error', topic: 'find' })
    }
  }
  const step = (by: number) => {
    if (found.ids.length > 0) go(found.ids, (found.at + by + found.ids.length) % found.ids.length)
  }
  const focus = useEffectEvent(() => field.current?.querySelector('input')?.focus())
  useEffect(() => focus(), [])
  const isDone = found.search !== '' && found.search === search
  return (
    <Box
      ref={field}
      role="search"
      onKeyDown={event => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          onClose()
        } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
          step(event.shiftKey ? -1 : 1)
        }
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, md: 4 },
        py: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SearchField label={t('find.label')} value="" onSearch={text => void find(text)} />
      <Typography role="status" variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 0, px: 1 }} noWrap>
        {isDone
          ? found.ids.length === 0
            ? t('find.none')
            : t('find.place', { at: formatNumber(found.at + 1, lang), total: formatNumber(found.ids.length, lang) })
          : ''}
      </Typography>
      <IconButton aria-label={t('find.older')} title={t('find.older')} disabled={found.ids.length === 0} onClick={() => step(1)}>
        <IconChevronUp size={20} stroke={1.75} />
      </IconButton>
      <IconButton aria-label={t('find.newer')} title={t('find.newer')} disabled={found.ids.length === 0} onClick={() => step(-1)}>
        <IconChevronDown size={20} stroke={1.75} />
      </IconButton>
      <IconButton aria-label={t('find.close')} title={t('find.close')} onClick={onClose}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </Box>
  )
}
