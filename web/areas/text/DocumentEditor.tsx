/** The editor's layout: text, changes panel, and run bar. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useKeys } from '../../ui/keys.ts'
import { ChangesPanel } from './ChangesPanel.tsx'
import { CheckNote } from './CheckNote.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ownRuleChanges } from './dictionary/own-rules.ts'
import { editorKeys } from './editor-keys.ts'
import { EditorHeader } from './EditorHeader.tsx'
import type { ImportedText } from './files.ts'
import { IdlePanel } from './IdlePanel.tsx'
import { ReviewStrip } from './ReviewStrip.tsx'
import { RunBar } from './RunBar.tsx'
import { RunProblem } from './RunProblem.tsx'
import { RunStatus } from './RunStatus.tsx'
import { useStore } from '../../platform/create-store.ts'
import { Surface } from './Surface.tsx'
import { useTextServiceQuery } from './text.generated.ts'
import { notify } from '../../ui/notify.ts'
import { isNote } from './change-marks.ts'
import { isOpen, stepToChange, useChanges } from './use-changes.ts'
import { useCounts, useQuote } from './use-counts.ts'
import { useEditorSession } from './use-editor-session.ts'
import { type EditorMode, toOptions, useChoices } from './use-options.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWritingChecks } from './use-writing-checks.ts'
import { firstSentences } from './whole-sentences.ts'
import { useFormatReason } from '../../platform/reasons/use-reasons.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'

/** The keys of a run and of its changes. */
const idleKeys = 4

const SideBySide = lazyPart(async () => (await import('./SideBySide.tsx')).SideBySide)

export function DocumentEditor({ action }: { action: EditorMode }) {
  const { t, tUnchecked, lang } = useTranslations('text')
  const formatReason = useFormatReason(lang)
  const nameOfBox = useCallback((text: string) => t('tools.done', { text }), [t])
  const [choices, setChoices] = useChoices()
  const isChecked = choices.checks && action === 'POLISH'
  const session = useEditorSession({ placeholder: t(`placeholder.${action}`), label: t('editor.label'), nameOfBox, isChecked })
  const { editor, runner } = session
  const { phase, run, versions, problem } = useStore(runner)
  useStore(ownRuleChanges)
  const changes = useChanges(editor)
  const { cards, active } = changes
  const counts = useCounts(editor)
  const quote = useQuote(action, counts.text)
  const { durWordsLeft, tempWordsLeft } = useSession()
  const service = useTextServiceQuery({ fetchPolicy: 'cache-first' }).data?.textService
  const [shown, setShown] = useState<'changes' | 'compare' | null>(null)
  const [isFinding, setFinding] = useState(false)
  const [chosenKind, setKind] = useState<string | null>(null)
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const navigate = useNavigate()
  const { search } = useLocation()

  // Without the panel, no filter is shown.
  const shownKind = isWide ? chosenKind : null
  const isEmbedded = service?.engine === 'embedded'
  const checker = useWritingChecks(session, service && isChecked ? toOptions('POLISH', choices, isEmbedded) : undefined)
  const isBusy = phase === 'starting' || phase === 'running'
  const hasResult = phase !== 'idle'
  const start = (as: EditorMode) => void runner.start(as, toOptions(as, choices, isEmbedded))
  // Polish costs the words of its source, so a part can be polished with the words left.
  const part = problem?.wordsMissing !== undefined && action === 'POLISH' ? firstSentences(editor.state, durWordsLeft + tempWordsLeft) : undefined // prettier-ignore
  const covered = part && {
    words: part.words,
    onRun: () => {
      editor.commands.setTextSelection(part)
      start('POLISH')
    },
  }
  const go = (as: EditorMode) => {
    if (as !== action) void navigate(`/apps/invoice/${as === 'POLISH' ? 'polish' : 'expand'}${search}`, { state: { keepFocus: true } })
    start(as)
  }
  const redone = run?.action ?? action
  const redo = useCallback(() => {
    const addVersion = async () => {
      const before = runner.get().versions.length
      await runner.redo(toOptions(redone, choices, isEmbedded))
      const { versions, problem } = runner.get()
      if (versions.length === before && !problem) notify({ text: t('versions.same'), topic: 'versions' })
    }
    if (!runner.isBusy) void addVersion()
  }, [runner, redone, choices, isEmbedded, t])
  const compare = useCallback(() => setShown('compare'), [])
  const decide = (how: 'accept' | 'reject') => {
    const card = cards.find(({ id, decision }) => id === active && decision === 'open')
    if (!card) return false
    runner.review[how]([card.id])
    stepToChange(editor, 1, shownKind)
    return true
  }
  const choose = (index: number) => {
    const card = cards.find(({ id, decision }) => id === active && decision === 'open')
    const word = card?.alternatives[index]
    if (!card || word === undefined) return false
    runner.review.acceptWord(card.id, word)
    stepToChange(editor, 1, shownKind)
    return true
  }
  const find = (isShown: boolean) => {
    setFinding(isShown)
    if (!isShown) editor.commands.focus()
  }
  useShortcuts({
    run: () => start(action),
    polish: () => go('POLISH'),
    expand: () => go('EXPAND'),
    redo,
    find: () => find(true),
    stop: () => (isBusy ? (void runner.stop(), true) : isFinding && (find(false), true)),
    next: () => stepToChange(editor, 1, shownKind),
    previous: () => stepToChange(editor, -1, shownKind),
    accept: () => void decide('accept'),
    reject: () => void decide('reject'),
    second: () => choose(0),
    third: () => choose(1),
  })
  // Undo and redo apply to the text here, never to operations of other pages.
  useKeys({ 'mod+z': () => editor.commands.undo() || true, 'mod+shift+z': () => editor.commands.redo() || true })
  const takeFile = async ({ title, content }: ImportedText) => {
    runner.forget()
    await session.documentSession.startNew(content, title)
  }
  const panel = <ChangesPanel session={session} chosenKind={chosenKind} onKind={setKind} onRedo={redo} onCompare={compare} />
  const current = cards.find(({ id }) => id === active)
  // A check opens nothing by itself.
  const isReviewing = cards.some(card => isOpen(card) && (!card.isCheck || card.id === active))

  return (
    <>
      <Box sx={{ flex: 1, display: 'flex', gap: 6, alignItems: 'flex-start', justifyContent: 'center' }}>
        <Box sx={{ flex: '0 1 848px', minWidth: 0, alignSelf: 'stretch', display: 'flex', flexDirection: 'column' }}>
          <EditorHeader action={action} session={session} keys={editorKeys(t, action)} onImport={takeFile} />
          <Surface session={session} face={choices.face} onDrop={takeFile} isFinding={isFinding} onFind={find} />
        </Box>
        {isWide ? (
          <Box
            component="aside"
            aria-label={t('panel.label')}
            sx={{
              flex: '0 0 360px',
              // Clips long lines in cards, so that they do not move the text.
              minWidth: 0,
              position: 'sticky',
              top: 'calc(var(--top-bar, 60px) + 24px)',
              height: 'calc(100dvh - var(--top-bar, 60px) - var(--bottom-bar, 64px) - 48px)',
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            {hasResult || cards.length > 0 ? panel : <IdlePanel keys={editorKeys(t, action).slice(0, idleKeys)} isChecking={isChecked} />}
          </Box>
        ) : null}
      </Box>
      <RunBar
        action={action}
        counts={counts}
        quote={quote}
        isRepeat={runner.repeats(action, counts.text, toOptions(action, choices, isEmbedded))}
        isBusy={isBusy}
        choices={choices}
        onChoose={setChoices}
        onRun={() => start(action)}
        onStop={() => void runner.stop()}
        note={checker ? <CheckNote checker={checker} /> : null}
      >
        {problem ? (
          <RunProblem
            problem={problem}
            onRetry={() => (run && !problem.isNew ? redo() : start(action))}
            onDismiss={() => runner.dismissProblem()}
            covered={covered}
          />
        ) : null}
        {isWide ? null : isReviewing ? (
          <ReviewStrip session={session} onAll={() => setShown('changes')} />
        ) : hasResult ? (
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', pb: 2 }}>
            <Box sx={{ flex: 1 }}>
              <RunStatus runner={runner} cards={cards} />
            </Box>
            {isBusy ? null : (
              <Button size="small" onClick={() => setShown('changes')}>
                {t('panel.all')}
              </Button>
            )}
          </Box>
        ) : null}
      </RunBar>
      <Drawer
        anchor="bottom"
        open={shown === 'changes' && !isWide}
        onClose={() => setShown(null)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('panel.label'),
            sx: { height: '80dvh', p: 4, pt: 3, bgcolor: 'background.default', borderRadius: '12px 12px 0 0' },
          },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <IconButton aria-label={t('close')} onClick={() => setShown(null)}>
            <IconX size={20} />
          </IconButton>
        </Box>
        {panel}
      </Drawer>
      {shown === 'compare' && run ? <SideBySide versions={versions} shown={run.id} onClose={() => setShown(null)} /> : null}
      <ConflictDialog session={session} />
      <VisuallyHidden>
        <Typography role="status">
          {current && isOpen(current)
            ? isNote(current)
              ? (formatReason(current) ?? current.message)
              : t('panel.spoken', {
                  kind: tUnchecked(`kinds.${current.kind}`),
                  before: current.before,
                  after: current.after || t('card.removed'),
                })
            : ''}
        </Typography>
      </VisuallyHidden>
    </>
  )
}
