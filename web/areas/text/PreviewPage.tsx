/** Preview of a document for reading, printing, download, and copying. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import Skeleton from '@mui/material/Skeleton'
import type { Theme } from '@mui/material/styles'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useEffect } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { useTranslations } from '../../platform/languages.ts'
import { perTab } from '../../platform/storage.ts'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { Page } from '../../ui/Page.tsx'
import type { FileKind } from './files.ts'
import { type Content } from './preview/content.ts'
import { MenuButton } from './preview/MenuButton.tsx'
import { NothingYet } from './preview/NothingYet.tsx'
import { Preview } from './preview/Preview.tsx'
import { useExports } from './preview/use-exports.ts'
import { previewed } from './previewed.ts'
import { type DocumentFieldsFragment, useDocumentQuery, useDocumentsQuery } from './text.generated.ts'

/** Prints only the sheet, black on white. */
const printed = (theme: Theme) => ({
  '@media print': {
    '@page': { margin: '20mm' },
    'html, body, main': {
      padding: '0 !important',
      background: `${theme.palette.common.white} !important`,
      colorScheme: 'light !important',
    },
    'nav, header, footer, main > *:not([data-print])': { display: 'none !important' },
    'body *': { visibility: 'hidden' },
    '[data-print], [data-print] *': {
      visibility: 'visible',
      color: `${theme.palette.common.black} !important`,
      background: 'none !important',
    },
  },
})

export function PreviewPage() {
  const { t } = useTranslations('text')
  const [params] = useSearchParams()
  const named = params.get('document')
  const latest = useDocumentsQuery({ variables: { page: { itemsPerPage: 1 } }, skip: named !== null, fetchPolicy: 'network-only' })
  const id = named ?? latest.data?.documents.items[0]?.id
  const { data, error, refetch } = useDocumentQuery(id ? { variables: { id }, fetchPolicy: 'network-only' } : { skip: true })
  const document = id ? data?.document : undefined
  // Back in the editor, the caret is where it was.
  useEffect(() => perTab.write(previewed, document?.id), [document?.id])
  const title = document?.title.trim() || t('documents.untitled')
  const failure = error ?? latest.error
  const invoice = params.get('invoice')
  if (invoice) return <Navigate to={`/apps/invoice/preview/${encodeURIComponent(invoice)}`} replace />

  return (
    <Page title={t('preview.title')} action={document ? <Actions document={document} /> : null}>
      <GlobalStyles styles={printed} />
      {document ? <Preview key={document.id} document={document} title={title} /> : null}
      {!document && failure ? <FailureCard error={failure} onRetry={() => void (id ? refetch() : latest.refetch())} /> : null}
      {document || failure ? null : latest.data && !id ? <NothingYet /> : <Skeleton variant="rounded" height={520} />}
    </Page>
  )
}

const icon = { size: 18, stroke: 1.75 }
const kinds: FileKind[] = ['txt', 'md', 'html']

function Actions({ document }: { document: DocumentFieldsFragment }) {
  const { t, dir } = useTranslations('text')
  const { download, copy } = useExports(() => document.content as Content, document.title) // as the editor saved it
  return (
    <Box sx={{ display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: '1fr 1fr', gap: 2, width: { xs: '100%', sm: 'auto' } }}>
      <Button
        component={Link}
        to={`/apps/invoice/polish?document=${document.id}`}
        state={{ keepFocus: true }}
        startIcon={<IconArrowLeft {...icon} style={dir === 'rtl' ? { transform: 'scaleX(-1)' } : undefined} />}
      >
        {t('preview.back')}
      </Button>
      <MenuButton
        text={t('preview.copy')}
        icon={<IconCopy {...icon} />}
        choices={(['rich', 'plain'] as const).map(value => ({ value, text: t(`files.copy.${value}`) }))}
        onChoose={copy}
      />
      <MenuButton
        text={t('preview.download')}
        icon={<IconDownload {...icon} />}
        choices={kinds.map(value => ({ value, text: t(`files.download.${value}`) }))}
        onChoose={download}
      />
      <Button variant="contained" startIcon={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {t('preview.print')}
      </Button>
    </Box>
  )
}
