/** The editor of the query, with its variables and headers below. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { editTab, type Tab as ExplorerTab } from './explorer-store.ts'
import { readObject } from './operations.ts'

const fallback = () => (
  <Box sx={{ p: 4 }}>
    {[60, 40, 75, 50, 35].map(width => (
      <Skeleton key={width} width={`${width}%`} height={24} />
    ))}
  </Box>
)
const CodeEditor = lazyPart(async () => (await import('../../ui/code/CodeEditor.tsx')).CodeEditor, { fallback })
const VariablesForm = lazyPart(async () => (await import('./VariablesForm.tsx')).VariablesForm)

const parts = ['variables', 'headers'] as const

interface QueryPaneProps {
  tab: ExplorerTab
  schema: GraphQLSchema | undefined
  operations: OperationDefinitionNode[]
  operation: OperationDefinitionNode | undefined
  onChoose: (name: string) => void
  onRun: () => void
  onShowType: (type: string) => void
}

export function QueryPane({ tab, schema, operations, operation, onChoose, onRun, onShowType }: QueryPaneProps) {
  const { t } = useTranslations('developer')
  const [part, setPart] = useState<(typeof parts)[number]>('variables')
  const [isForm, setForm] = useState(false)
  const values = readObject(tab.variables)
  const hasForm = part === 'variables' && isForm && schema !== undefined && operation !== undefined && values !== undefined
  return (
    <>
      {operations.length > 1 ? (
        <FormControl sx={{ px: 3, pt: 2 }}>
          <Select
            native
            size="small"
            value={operation?.name?.value ?? ''}
            inputProps={{ 'aria-label': t('graphql.operation') }}
            onChange={event => onChoose(event.target.value)}
          >
            {operations.map(({ name }) => (
              <option key={name?.value} value={name?.value}>
                {name?.value}
              </option>
            ))}
          </Select>
        </FormControl>
      ) : null}
      <Box sx={{ flex: '3 1 0', minHeight: 0 }}>
        <CodeEditor
          label={t('graphql.query')}
          language="graphql"
          value={tab.query}
          schema={schema}
          placeholder={t('graphql.placeholder')}
          onChange={query => editTab(tab.id, { query })}
          onRun={onRun}
          onShowType={onShowType}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', borderBlock: 1, borderColor: 'divider', pr: 3 }}>
        <Tabs
          value={part}
          onChange={(_event, next: (typeof parts)[number]) => setPart(next)}
          aria-label={t('graphql.inputs')}
          sx={{ minHeight: 40, flex: 1, px: 4, '& .MuiTab-root': { minHeight: 40, minWidth: 0 } }}
        >
          {parts.map(each => (
            <Tab key={each} value={each} label={t(`graphql.${each}`)} id={`input-${each}`} aria-controls="inputs" />
          ))}
        </Tabs>
        {part === 'variables' && schema ? (
          <Button size="small" disabled={values === undefined} onClick={() => setForm(!isForm)}>
            {t(isForm ? 'graphql.asJson' : 'graphql.asForm')}
          </Button>
        ) : null}
      </Box>
      <Box role="tabpanel" id="inputs" aria-labelledby={`input-${part}`} sx={{ flex: '2 1 0', minHeight: 0, overflow: 'auto' }}>
        {hasForm ? (
          <VariablesForm
            schema={schema}
            operation={operation}
            values={values}
            onChange={next => editTab(tab.id, { variables: JSON.stringify(next, null, 2) })}
          />
        ) : (
          <CodeEditor
            key={part}
            label={t(`graphql.${part}`)}
            language="json"
            value={tab[part]}
            placeholder={part === 'variables' ? '{ }' : '{ "x-client": "my-app" }'}
            onChange={text => editTab(tab.id, { [part]: text })}
            onRun={onRun}
          />
        )}
      </Box>
    </>
  )
}
