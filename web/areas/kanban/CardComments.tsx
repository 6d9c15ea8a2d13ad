/** Comments on a card; a name after @ notifies the person. */
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { MentionedText } from '../../ui/mentions/MentionedText.tsx'
import { MentionField } from '../../ui/mentions/MentionField.tsx'
import type { Mentionable } from '../../ui/mentions/mention-text.ts'
import { notify } from '../../ui/notify.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import type { ApplyChange } from '../../ui/undoable-mutation.ts'
import type { Card, Person } from './board-order.ts'
import { AddCardCommentDocument, DeleteCardCommentDocument } from './kanban.generated.ts'

interface Comment {
  id: string
  author: string
  text: string
  at: string
}

interface CardCommentsProps {
  card: Card
  /** Undefined until loaded. */
  thread: Comment[] | undefined
  people: Person[]
  change: ApplyChange
}

const maxLength = 2000

export function CardComments({ card, thread, people, change }: CardCommentsProps) {
  const { t } = useTranslations('kanban')
  const { email } = useSession()
  const mentionable = people.map(({ name, img }) => ({ id: name, name, avatar: img }))
  const [text, setText] = useState('')
  const response = (comments: Comment[]) => ({
    __typename: 'Card' as const,
    id: card.id,
    version: card.version + 1,
    commentsCount: comments.length,
    thread: comments.map(comment => ({ ...comment, __typename: 'CardComment' as const })),
  })
  const send = async () => {
    const sent = text.trim()
    if (sent === '' || !thread) return
    setText('')
    try {
      await change({
        mutation: AddCardCommentDocument,
        once: true,
        variables: { cardId: card.id, text: sent },
        optimisticResponse: () => ({
          addCardComment: response([...thread, { id: 'new', author: email, text: sent, at: new Date().toISOString() }]),
        }),
        successMessage: () => t('commentAdded'),
        topic: 'comment',
        rethrow: true,
      })
    } catch (error) {
      setText(sent)
      notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error', topic: 'comment' })
    }
  }
  const remove = (comment: Comment) =>
    void change({
      mutation: DeleteCardCommentDocument,
      variables: { id: comment.id },
      optimisticResponse: () => ({ deleteCardComment: response((thread ?? []).filter(({ id }) => id !== comment.id)) }),
      successMessage: () => t('commentDeleted'),
    })
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {thread ? (
        <Box component="ol" aria-label={t('commentsTab')} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
          {thread.map(comment => (
            <Entry key={comment.id} comment={comment} people={people} mentionable={mentionable} onDelete={() => remove(comment)} />
          ))}
        </Box>
      ) : (
        <Skeleton height={56} />
      )}
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <MentionField
          multiline
          minRows={2}
          maxRows={8}
          value={text}
          people={mentionable}
          placeholder={t('commentHint')}
          slotProps={{ htmlInput: { 'aria-label': t('comment'), maxLength, dir: 'auto' } }}
          onChange={setText}
          onKeyDown={event => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
          }}
        />
        <Button variant="contained" size="small" disabled={text.trim() === '' || !thread} onClick={() => void send()}>
          {t('addComment')}
        </Button>
      </Box>
    </Box>
  )
}

interface EntryProps {
  comment: Comment
  people: Person[]
  mentionable: Mentionable[]
  onDelete: () => void
}

function Entry({ comment, people, mentionable, onDelete }: EntryProps) {
  const { t } = useTranslations('kanban')
  const { author, text, at } = comment
  const image = people.find(({ name }) => name === author)?.img
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 3, '@media (hover: hover)': { '&:not(:hover):not(:focus-within) .delete': { opacity: 0 } } }}
    >
      <Avatar src={image || undefined} alt="" sx={{ width: 32, height: 32, fontSize: 14 }}>
        {author.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            <bdi>{author}</bdi>
          </Typography>
          <Typography variant="caption" color="textSecondary" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
            <RelativeTime instant={at} />
          </Typography>
          <IconButton
            disabled={comment.id === 'new'}
            className="delete"
            size="small"
            aria-label={t('deleteComment', { author })}
            onClick={onDelete}
          >
            <IconTrash size={16} stroke={1.75} />
          </IconButton>
        </Box>
        <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textAlign: 'start' }}>
          <MentionedText text={text} people={mentionable} />
        </Typography>
      </Box>
    </Box>
  )
}
