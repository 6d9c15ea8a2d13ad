/** Page of one record: skeleton, content, not found, denied, or failed with a retry. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { codeOf, toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { FailureCard } from '../FailureCard.tsx'
import { NotFoundIllustration } from '../Illustrations.tsx'
import type { RecordList } from '../list/record-pager.ts'
import { Page } from '../Page.tsx'
import { RecordHeader, type RecordHeading } from './RecordHeader.tsx'
import type { LoadedRecord } from './use-record.ts'

interface RecordPageProps<Row> {
  record: LoadedRecord<Row>
  list: RecordList
  /** Label of the link to the list: "Back to orders". */
  toList: string
  /** Displayed ID, such as `#5434`; empty until known. */
  id: string
  /** Undefined while loading. */
  heading: RecordHeading | undefined
  /** Shown below the header while loading. */
  skeleton: ReactNode
  /** Content below the header; remounted for each record. */
  children: (row: Row) => ReactNode
}

export function RecordPage<Row>({ record, list, toList, id, heading, skeleton, children }: RecordPageProps<Row>) {
  const { pathname } = useLocation()
  const { row, failure, retry } = record
  if (failure)
    return (
      <FailedRecord
        failure={failure}
        onRetry={retry}
        back={
          <Button component={Link} to={list.path} variant="outlined">
            {toList}
          </Button>
        }
      />
    )
  return (
    <>
      <RecordHeader id={id} list={list} heading={heading} query={record.query} />
      {row === undefined ? skeleton : <Fragment key={pathname}>{children(row)}</Fragment>}
    </>
  )
}

function FailedRecord({ failure, onRetry, back }: { failure: Error; onRetry: () => void; back: ReactNode }) {
  const { t } = useTranslations()
  if (codeOf(failure) !== 'NOT_FOUND')
    return (
      <Page title={t('record.failed')} action={back}>
        <Paper>
          <FailureCard error={failure} onRetry={onRetry} />
        </Paper>
      </Page>
    )
  return (
    <Page title={t('record.notFound')}>
      <Paper sx={{ display: 'grid', justifyItems: 'center', gap: 4, px: 4, py: 14, textAlign: 'center' }}>
        <NotFoundIllustration />
        <Typography color="textSecondary">
          <Box component="span" dir="auto">
            {toFailure(failure, '').message}
          </Box>
        </Typography>
        {back}
      </Paper>
    </Page>
  )
}
