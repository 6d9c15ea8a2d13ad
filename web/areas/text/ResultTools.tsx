/** Views and versions of the result, and Redo. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import IconColumns2 from '@tabler/icons-react/dist/esm/icons/IconColumns2.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { Editor } from '@tiptap/core'
import { useTranslations } from '../../platform/languages.ts'
import { useStore } from '../../platform/create-store.ts'
import type { TextRunner } from './text-runner.ts'
import type { ChangesView } from './change-marks.ts'
import { setView, useChanges } from './use-changes.ts'

interface ResultToolsProps {
  editor: Editor
  runner: TextRunner
  onRedo: () => void
  onCompare: () => void
}

const views: ChangesView[] = ['marks', 'inline', 'clean']

export function ResultTools({ editor, runner, onRedo, onCompare }: ResultToolsProps) {
  const { t } = useTranslations('text')
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
          <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
            <Tooltip title={t('views.side')}>
              <IconButton size="small" aria-label={t('views.side')} onClick={onCompare}>
                <IconColumns2 size={20} stroke={1.75} />
              </IconButton>
            </Tooltip>
            <RedoButton runner={runner} onRedo={onRedo} />
          </Box>
        </Stack>
      ) : null}
      {phase === 'ended' && versions.length > 1 ? (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
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
          <Button size="small" color="inherit" onClick={() => void runner.restore(run)}>
            {t('versions.restore')}
          </Button>
        </Stack>
      ) : null}
    </Stack>
  )
}

/** Requests another version of the same text. */
function RedoButton({ runner, onRedo }: Pick<ResultToolsProps, 'runner' | 'onRedo'>) {
  const { t } = useTranslations('text')
  const { phase, run } = useStore(runner)
  return (
    <Tooltip title={t('versions.redo')}>
      <span>
        <IconButton
          size="small"
          aria-label={t('versions.redo')}
          aria-keyshortcuts="Control+Shift+R"
          onClick={onRedo}
          disabled={phase !== 'ended' || run?.status === 'REFUSED'}
        >
          <IconRefresh size={20} stroke={1.75} />
        </IconButton>
      </span>
    </Tooltip>
  )
}
