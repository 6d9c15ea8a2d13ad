/** Pictures and files of a conversation, the latest first. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { AttachmentList } from '../../ui/attachments/AttachmentList.tsx'
import { AttachmentPicture } from '../../ui/attachments/AttachmentPicture.tsx'
import { isPicture } from '../../ui/attachments/file-content.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { notify } from '../../ui/notify.ts'
import { ChatFilesDocument, type ChatFilesQuery, useChatFilesQuery } from './chat.generated.ts'

const PictureViewer = lazyPart(async () => (await import('../../ui/attachments/PictureViewer.tsx')).PictureViewer)

/** As in the ChatFiles query. */
const pageSize = 30

type Sent = ChatFilesQuery['chatFiles']

const none: Sent = []

export function ChatFiles({ contactId }: { contactId: string }) {
  const { t } = useTranslations('chat')
  const client = useApolloClient()
  const { data, failure, retry } = useLive(useChatFilesQuery({ variables: { contactId }, fetchPolicy: 'cache-and-network' }), ['CHAT'])
  const [older, setOlder] = useState<{ items: Sent; isComplete: boolean }>({ items: none, isComplete: false })
  const [opened, setOpened] = useState<string>()
  const latest = data?.chatFiles ?? none
  const first = Number(latest.at(-1)?.id ?? 0)
  const messages = [...latest, ...older.items.filter(({ id }) => Number(id) < first)]
  const files = messages.flatMap(({ attachments }) => attachments)
  const pictures = files.filter(isPicture)
  const others = files.filter(file => !isPicture(file))
  const hasMore = latest.length >= pageSize && !older.isComplete
  const loadMore = async () => {
    try {
      const before = messages.at(-1)?.id ?? null
      const found = (await client.query({ query: ChatFilesDocument, variables: { contactId, before } })).data?.chatFiles ?? none
      setOlder(known => ({ items: [...known.items, ...found], isComplete: found.length < pageSize }))
    } catch (error) {
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error', topic: 'files' })
    }
  }
  return (
    <Box component="section" aria-label={t('media.title')} sx={{ mb: 5 }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('media.title')}
      </Typography>
      {failure ? (
        <Button size="small" color="error" onClick={retry}>
          {t('media.failed')}
        </Button>
      ) : data === undefined ? (
        <Skeleton variant="rounded" height={64} />
      ) : files.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('media.none')}
        </Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {pictures.length > 0 ? (
            <Box component="ul" aria-label={t('media.pictures')} sx={gridStyles}>
              {pictures.map(file => (
                <li key={file.id}>
                  <ButtonBase aria-label={t('media.open', { name: file.name })} onClick={() => setOpened(file.id)} sx={pictureStyles}>
                    <AttachmentPicture file={file} alt="" sx={{ width: 1, height: 1 }} />
                  </ButtonBase>
                </li>
              ))}
            </Box>
          ) : null}
          {others.length > 0 ? <AttachmentList files={others} label={t('media.files')} /> : null}
          {hasMore ? (
            <Button size="small" onClick={() => void loadMore()}>
              {t('media.more')}
            </Button>
          ) : null}
        </Box>
      )}
      {opened !== undefined ? <PictureViewer pictures={pictures} first={opened} onClose={() => setOpened(undefined)} /> : null}
    </Box>
  )
}

const gridStyles = { listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 } as const

const pictureStyles = {
  width: 1,
  aspectRatio: '1',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const
