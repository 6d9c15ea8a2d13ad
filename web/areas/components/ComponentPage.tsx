/** The page of a component: a playground, live examples, its keyboard, and how to use it. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { Example } from '../../ui/example/Example.tsx'
import { KeyCap } from '../../ui/KeyCap.tsx'
import { Page } from '../../ui/Page.tsx'
import type { ComponentDefinition } from './definition.ts'
import type { ComponentName } from './names.ts'
import { Playground } from './Playground.tsx'
import { cutExample } from './source.ts'

interface ComponentPageProps {
  name: ComponentName
  definition: ComponentDefinition
  /** The file of the definition, from which the code of the examples is cut. */
  loadSource: () => Promise<string>
}

export function ComponentPage({ name, definition, loadSource }: ComponentPageProps) {
  const { t, tUnchecked } = useTranslations('components')
  const about = (key: string) => tUnchecked(`about.${name}.${key}`)
  return (
    <Page title={about('title')} subtitle={about('subtitle')}>
      <Stack spacing={6}>
        <Playground name={name} definition={definition} />
        <Box component="section" aria-label={t('page.examples')} sx={gridStyles}>
          {Object.entries(definition.examples).map(([key, Shown]) => (
            <Example key={key} title={about(`examples.${key}`)} code={async () => cutExample(await loadSource(), Shown.name, tUnchecked)}>
              <Shown />
            </Example>
          ))}
        </Box>
        <Box sx={gridStyles}>
          <Keyboard keys={definition.keys} />
          <Guidance about={about} />
        </Box>
      </Stack>
    </Page>
  )
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 6,
  alignItems: 'stretch',
  // A last one without a neighbor takes the whole row.
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: { lg: '1 / -1' } },
}

const cardStyles = { p: { xs: 5, sm: 6 }, minWidth: 0 }

function Keyboard({ keys }: Pick<ComponentDefinition, 'keys'>) {
  const { t, tUnchecked } = useTranslations('components')
  return (
    <Paper component="section" aria-labelledby="keyboard" sx={cardStyles}>
      <Typography variant="h2" id="keyboard" sx={{ mb: 3 }}>
        {t('page.keyboard')}
      </Typography>
      <Table size="small" aria-labelledby="keyboard">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 150 }}>{t('page.key')}</TableCell>
            <TableCell>{t('page.effect')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map(([key, text]) => (
            <TableRow key={`${key} ${text}`}>
              <TableCell>
                <KeyCap text={key} />
              </TableCell>
              <TableCell>{tUnchecked(`keys.${text}`)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}

const rules = ['one', 'two'] as const

function Guidance({ about }: { about: (key: string) => string }) {
  const { t } = useTranslations('components')
  return (
    <Paper component="section" aria-labelledby="guidance" sx={cardStyles}>
      <Typography variant="h2" id="guidance" sx={{ mb: 3 }}>
        {t('page.guidance')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 5 }}>
        <Rules
          title={t('page.do')}
          color="success.main"
          icon={<IconCheck size={18} stroke={2} />}
          texts={rules.map(rule => about(`do.${rule}`))}
        />
        <Rules
          title={t('page.dont')}
          color="error.main"
          icon={<IconX size={18} stroke={2} />}
          texts={rules.map(rule => about(`dont.${rule}`))}
        />
      </Box>
    </Paper>
  )
}

function Rules({ title, color, icon, texts }: { title: string; color: string; icon: ReactNode; texts: string[] }) {
  return (
    <Box sx={{ borderTop: 3, borderColor: color, pt: 3 }}>
      <Typography variant="h3" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color, mb: 2 }}>
        {icon}
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 5, '& li + li': { mt: 2 } }}>
        {texts.map(each => (
          <Typography key={each} component="li" variant="body2">
            {each}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

/** The page as a component without properties, as the router takes it. */
export const componentPage = (props: ComponentPageProps): ComponentType =>
  function Shown() {
    return <ComponentPage key={props.name} {...props} />
  }
