/** GraphQL explorer: examples, editor, response, code, and schema documentation, signed in as oneself. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs'
import { print } from 'graphql'
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { usePageActions } from '../../platform/page-actions.ts'
import { useCopyText } from '../../ui/code/copy-text.ts'
import { FixedPage } from '../../ui/FixedPage.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { SplitPanes } from '../../ui/SplitPanes.tsx'
import { examples } from './examples/examples.ts'
import { ExplorerSidebar } from './ExplorerSidebar.tsx'
import { type Draft, editTab, openExplorer, openTab, useExplorer } from './explorer-store.ts'
import { linkOf, readLink } from './link.ts'
import { operationOf, operationsOf, parseDocument, titleOf } from './operations.ts'
import { OperationTabs } from './OperationTabs.tsx'
import { QueryPane } from './QueryPane.tsx'
import { ResultPane } from './ResultPane.tsx'
import { useRunner } from './use-runner.ts'
import { useSchema } from './use-schema.ts'

const SaveDialog = lazyPart(async () => (await import('./SaveDialog.tsx')).SaveDialog)

const views = ['library', 'query', 'result'] as const
type View = (typeof views)[number]

export function GraphqlPage() {
  const { t } = useTranslations('developer')
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'))
  const copy = useCopyText()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const { tabs, current } = useExplorer()
  const tab = tabs.find(({ id }) => id === current) ?? tabs[0]
  const { schema, retry: retrySchema } = useSchema()
  const runner = useRunner(tab?.id ?? '')
  const [view, setView] = useState<View>('query')
  const [isSaving, setSaving] = useState(false)
  const [typePath, setTypePath] = useState<string[]>([])
  const [chosen, setChosen] = useState<string>()

  const document = parseDocument(tab?.query ?? '')
  const operations = operationsOf(document)
  const operation = operationOf(document, chosen)
  const run = () => {
    if (!tab) return
    runner.run(tab, operation)
    if (isNarrow) setView('result')
  }

  /** Reads are run at once; writes and subscriptions wait for the button. */
  const open = useEffectEvent((draft: Draft, title: string | undefined, isQuiet = false) => {
    const id = openTab(draft, title)
    setChosen(undefined)
    const [first, ...others] = operationsOf(parseDocument(draft.query))
    if (isNarrow && !isQuiet) setView(first?.operation === 'query' ? 'result' : 'query')
    runner.stop()
    if (first?.operation === 'query' && others.length === 0) runner.run({ ...draft, id, headers: '' }, first)
  })
  useEffect(() => {
    let isWanted = true
    const start = async () => {
      const carried = await readLink(hash)
      if (!isWanted) return
      if (carried) {
        openExplorer()
        open(carried, undefined, true)
        // Reloading keeps later edits.
        await navigate({ hash: '' }, { replace: true, state: { keepFocus: true } })
      } else if (!openExplorer()) {
        const [example] = examples
        if (example) open({ query: example.query, variables: example.variables ?? '' }, example.name, true)
      }
    }
    void start()
    return () => {
      isWanted = false
    }
  }, [hash, navigate])

  const share = async () => {
    if (tab) await copy(new URL(await linkOf(tab), window.location.origin).href, t('graphql.linkCopied'))
  }
  const format = () => {
    if (tab && document && !tab.query.includes('#')) editTab(tab.id, { query: print(document) })
  }
  usePageActions(
    tab
      ? [
          { text: t('graphql.run'), icon: IconPlayerPlay, run },
          { text: t('graphql.copyLink'), icon: IconLink, run: () => void share() },
          { text: t('graphql.save'), icon: IconDeviceFloppy, run: () => setSaving(true) },
        ]
      : [],
  )

  if (!tab) return <FixedPage title={t('graphql.title')}>{null}</FixedPage>
  const openSchema = schema === 'closed' || schema instanceof Error ? undefined : schema
  return (
    <FixedPage title={t('graphql.title')}>
      <Box sx={barStyles}>
        {isNarrow ? (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('graphql.view')}
            onChange={(_event, next: View | null) => next && setView(next)}
            sx={{ flex: '1 0 auto' }}
          >
            {views.map(each => (
              <ToggleButton key={each} value={each} sx={{ flex: 1, px: 3 }}>
                {t(`graphql.views.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ) : (
          <OperationTabs tabs={tabs} current={tab.id} onChange={runner.stop} />
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
          <Tool label={t('graphql.format')} isDisabled={!document || tab.query.includes('#')} onClick={format}>
            <IconWand size={20} stroke={1.75} />
          </Tool>
          <Tool label={t('graphql.save')} onClick={() => setSaving(true)}>
            <IconDeviceFloppy size={20} stroke={1.75} />
          </Tool>
          <Tool label={t('graphql.copyLink')} onClick={() => void share()}>
            <IconLink size={20} stroke={1.75} />
          </Tool>
          {runner.isRunning && operation?.operation === 'subscription' ? (
            <Button variant="outlined" startIcon={<IconPlayerStop size={18} stroke={1.75} />} onClick={runner.stop}>
              {t('graphql.stop')}
            </Button>
          ) : (
            <Button
              variant="contained"
              loading={runner.isRunning}
              loadingPosition="start"
              disabled={tab.query.trim() === ''}
              startIcon={<IconPlayerPlay size={18} stroke={1.75} />}
              onClick={run}
              aria-keyshortcuts="Control+Enter"
            >
              {t('graphql.run')}
            </Button>
          )}
        </Box>
      </Box>
      <SplitPanes
        name="graphql"
        only={isNarrow ? view : undefined}
        minRest={340}
        panes={[
          {
            id: 'library',
            label: t('graphql.library'),
            width: 270,
            min: 200,
            max: 400,
            content: <ExplorerSidebar current={tab.title} onOpen={open} />,
          },
          {
            id: 'query',
            label: t('graphql.views.query'),
            content: (
              <QueryPane
                key={tab.id}
                tab={tab}
                schema={openSchema}
                operations={operations}
                operation={operation}
                onChoose={setChosen}
                onRun={run}
                onShowType={type => setTypePath([type])}
              />
            ),
          },
          {
            id: 'result',
            label: t('graphql.views.result'),
            width: 460,
            min: 300,
            max: 900,
            content: (
              <ResultPane
                tab={tab}
                operationName={operations.length > 1 ? operation?.name?.value : undefined}
                result={runner.result}
                failure={runner.failure}
                isRunning={runner.isRunning}
                schema={schema}
                onRetrySchema={retrySchema}
                typePath={typePath}
                onTypePath={setTypePath}
              />
            ),
          },
        ]}
      />
      {isSaving ? <SaveDialog draft={tab} name={tab.title ?? titleOf(tab.query) ?? ''} onClose={() => setSaving(false)} /> : null}
    </FixedPage>
  )
}

interface ToolProps {
  label: string
  isDisabled?: boolean
  onClick: () => void
  children: ReactElement
}

const Tool = ({ label, isDisabled = false, onClick, children }: ToolProps) => (
  <Tooltip title={label}>
    <span>
      <IconButton aria-label={label} disabled={isDisabled} onClick={onClick}>
        {children}
      </IconButton>
    </span>
  </Tooltip>
)

const barStyles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 1.5,
  minHeight: 52,
  borderBottom: 1,
  borderColor: 'divider',
} as const
