/** Whether an article helped, and why or why not. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs'
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { useSession } from '../../platform/session.ts'
import { perTab } from '../../platform/storage.ts'
import { RecordForm } from '../../ui/form/RecordForm.tsx'
import { TextArea } from '../../ui/form/TextFields.tsx'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { type HelpVotePartsFragment, RateHelpArticleDocument, UpdateHelpVoteDocument, useHelpVotesQuery } from './help.generated.ts'

const maxReason = 1000

/** Signed-in readers have their own workspace; others share one, so the browser remembers which vote is theirs. */
function useVote(slug: string) {
  const { logged } = useSession()
  const key = `help-vote-${slug}`
  const [ownId, setOwnId] = useState(() => perTab.read(key))
  const { data, refetch } = useLive(useHelpVotesQuery({ variables: { slug } }), ['HELP'])
  const change = useUndoableMutation(refetch)
  const votes = data?.helpVotes.items ?? []
  const vote = logged ? votes[0] : votes.find(({ id }) => id === ownId)
  const remember = (id: string | undefined) => {
    if (id === undefined) return
    perTab.write(key, id)
    setOwnId(id)
  }
  return { vote, change, remember }
}

export function Feedback({ slug }: { slug: string }) {
  const { t } = useTranslations('help')
  const { vote, change, remember } = useVote(slug)
  const saved = () => t('feedback.saved')
  const rate = (isHelpful: boolean) =>
    vote
      ? change({
          mutation: UpdateHelpVoteDocument,
          variables: { id: vote.id, isHelpful, reason: vote.reason },
          optimisticResponse: () => ({ updateHelpVote: { ...asVote(vote), isHelpful } }),
          successMessage: saved,
          topic: 'feedback',
        })
      : change({
          mutation: RateHelpArticleDocument,
          variables: { slug, isHelpful },
          successMessage: (_, [result]) => {
            remember(result?.rateHelpArticle.id)
            return saved()
          },
          topic: 'feedback',
        })
  const explain = ({ id, isHelpful }: HelpVotePartsFragment, reason: string) =>
    change({
      mutation: UpdateHelpVoteDocument,
      variables: { id, isHelpful, reason },
      successMessage: saved,
      topic: 'feedback',
      rethrow: true,
    })
  return (
    <Paper component="section" aria-labelledby="feedback" sx={{ p: 5, mt: 8, '@media print': { display: 'none' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography id="feedback" variant="h2" sx={{ fontSize: 16, flex: '1 1 200px' }}>
          {t('feedback.title')}
        </Typography>
        {([true, false] as const).map(isHelpful => {
          const isChosen = vote?.isHelpful === isHelpful
          const Icon = isHelpful ? IconThumbUp : IconThumbDown
          return (
            <Button
              key={String(isHelpful)}
              variant={isChosen ? 'contained' : 'outlined'}
              startIcon={<Icon size={18} stroke={1.75} />}
              aria-pressed={isChosen}
              onClick={() => (isChosen ? undefined : void rate(isHelpful))}
            >
              {t(isHelpful ? 'feedback.yes' : 'feedback.no')}
            </Button>
          )
        })}
      </Box>
      {vote ? <Reason key={vote.id} vote={vote} onExplain={reason => explain(vote, reason)} /> : null}
    </Paper>
  )
}

const asVote = (vote: HelpVotePartsFragment) => ({ __typename: 'HelpVote' as const, ...vote })

function Reason({ vote, onExplain }: { vote: HelpVotePartsFragment; onExplain: (reason: string) => Promise<void> }) {
  const { t } = useTranslations('help')
  const [isEditing, setEditing] = useState(vote.reason === '')
  if (!isEditing && vote.reason !== '')
    return (
      <Box sx={{ mt: 4 }}>
        <Typography variant="body2" color="textSecondary" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {vote.reason}
        </Typography>
        <Button size="small" onClick={() => setEditing(true)} sx={{ mx: -1.25, mt: 1 }}>
          {t('feedback.edit')}
        </Button>
      </Box>
    )
  return (
    <Box sx={{ mt: 4 }}>
      <RecordForm
        key={vote.reason}
        defaults={{ reason: vote.reason }}
        submit={t('feedback.send')}
        onSubmit={async ({ reason }) => {
          await onExplain(reason.trim())
          setEditing(false)
        }}
      >
        <TextArea
          name="reason"
          label={t(vote.isHelpful ? 'feedback.whatHelped' : 'feedback.whatIsMissing')}
          maxLength={maxReason}
          rows={3}
          isOptional
        />
      </RecordForm>
    </Box>
  )
}
