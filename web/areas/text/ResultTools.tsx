/** Ways to read the result, its versions, and another try. */
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { Editor } from '@tiptap/core'
import { useTexts } from '../../app/languages.ts'
import { useStore } from './store.ts'
import type { TextRunner } from './text-runner.ts'
import type { ChangesView } from './tracked-changes.ts'
import { setView, useChanges } from './use-changes.ts'

interface ResultToolsProps {
  editor: Editor
  runner: TextRunner
  onRedo: () => void
  onCompare: () => void
}

const views: ChangesView[] = ['marks', 'inline', 'clean']

export function ResultTools({ editor, runner, onRedo, onCompare }: ResultToolsProps) {
  const { t } = useTexts('text')
  const { phase, run, versions } = useStore(runner)
  const { cards, view } = useChanges(editor)
  if (!run) return null
  const small = { py: 0.5, px: 2, fontSize: 13, minHeight: 34, textTransform: 'none' }
  return (
    <Stack sx={{ gap: 2 }}>
      {cards.length > 0 ? (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('views.label')}
            onChange={(_, next: ChangesView | null) => next && setView(editor, next)}
          >
            {views.map(each => (
              <ToggleButton key={each} value={each} sx={small}>
                {t(`views.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Button size="small" color="inherit" startIcon={<IconColumns2 size={18} stroke={1.75} />} onClick={onCompare}>
            {t('views.side')}
          </Button>
        </Stack>
      ) : null}
      {phase === 'ended' && run.status !== 'REFUSED' ? (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          {versions.length > 1 ? (
            <ToggleButtonGroup exclusive size="small" value={run.id} aria-label={t('versions.label')}>
              {versions.map((version, index) => (
                <ToggleButton
                  key={version.id}
                  value={version.id}
                  aria-label={t('versions.one', { number: index + 1 })}
                  onClick={() => void runner.show(version)}
                  sx={small}
                >
                  {`v${index + 1}`}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          ) : null}
          <Button size="small" color="inherit" startIcon={<IconRefresh size={18} stroke={1.75} />} onClick={onRedo}>
            {t('versions.redo')}
          </Button>
          {versions.length > 1 ? (
            <Button size="small" color="inherit" onClick={() => void runner.restore(run)}>
              {t('versions.restore')}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  )
}
