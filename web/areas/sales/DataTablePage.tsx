/** What the list kit can do, shown on one set of sales. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import IconBrandGraphql from '@tabler/icons-react/dist/esm/icons/IconBrandGraphql.mjs'
import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs'
import { useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { explorerAddress } from '../../ui/list/query-as.ts'
import { Page } from '../../ui/Page.tsx'
import { type DemoName, demoNames, demos } from './demos.ts'

const SourceDialog = lazyPart(async () => (await import('./SourceDialog.tsx')).SourceDialog)

export function DataTablePage() {
  const { t } = useTranslations('sales')
  const id = useId()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const shown: DemoName = demoNames.find(name => name === params.get('demo')) ?? 'sortable'
  const [isSourceOpen, setSourceOpen] = useState(false)
  const { Demo, file, document: query, ...rest } = demos[shown]
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <Tabs
        value={shown}
        // Each demonstration has its own state: search, filters, and page of the one before are left behind.
        onChange={(_, name: DemoName) => void navigate({ search: `?demo=${name}` }, { replace: true, preventScrollReset: true })}
        aria-label={t('title')}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ mb: 5, borderBottom: 1, borderColor: 'divider' }}
      >
        {demoNames.map(name => (
          <Tab key={name} value={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} label={t(`demos.${name}.title`)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }}>
          <Box sx={{ flex: '1 1 280px' }}>
            <Typography variant="h2" sx={{ fontSize: 16 }}>
              {t(`demos.${shown}.title`)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t(`demos.${shown}.text`)}
            </Typography>
          </Box>
          <Button size="small" variant="outlined" startIcon={<IconCode size={18} stroke={1.75} />} onClick={() => setSourceOpen(true)}>
            {t('viewCode')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            startIcon={<IconBrandGraphql size={18} stroke={1.75} />}
            component="a"
            href={explorerAddress({ document: query, variables: 'variables' in rest ? rest.variables : {} })}
            target="_blank"
            rel="noopener"
          >
            {t('asGraphql')}
          </Button>
        </Box>
        <Box sx={{ minHeight: 720 }}>
          <Demo key={shown} />
        </Box>
      </Box>
      {isSourceOpen ? <SourceDialog title={t(`demos.${shown}.title`)} file={file} onClose={() => setSourceOpen(false)} /> : null}
    </Page>
  )
}
