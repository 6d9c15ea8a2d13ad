/** One operation: what it takes and returns on one side, its code and a call on the other. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import { type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { formatDate } from '../../../platform/format.ts'
import { useTranslations } from '../../../platform/languages.ts'
import { codeFont } from '../../../ui/code/code-styles.ts'
import { useCopyText } from '../../../ui/code/copy-text.ts'
import { CallPanel } from './CallPanel.tsx'
import type { Answer, Operation, Reference } from './document.ts'
import { Fields } from './Fields.tsx'
import { Method } from './Method.tsx'
import { guidePath, operationPath } from './places.ts'
import { Code, Prose } from './Prose.tsx'
import { fieldRows, parameterRow, sampleOf, typeOf } from './schemas.ts'

interface OperationPageProps {
  operation: Operation
  reference: Reference
  /** Values of parameters that the address gives. */
  initial: Record<string, string>
}

export function OperationPage({ operation, reference, initial }: OperationPageProps) {
  const { t, lang } = useTranslations('developer')
  const copy = useCopyText()
  const { schemas } = reference
  const { id, method, path, summary, detail, isExtension, since, parameters, body, success, errors, effect } = operation
  const [call, setCall] = useState(() => ({
    values: initialValues(operation, initial),
    body: body && !body.isFile ? JSON.stringify(sampleOf(body.schema, schemas, true), null, 2) : '',
  }))
  const places = (['path', 'query', 'header'] as const)
    .map(place => ({ place, rows: parameters.filter(each => each.in === place).map(each => parameterRow(each, schemas)) }))
    .filter(({ rows }) => rows.length > 0)
  const bodyRows = body && !body.isFile ? fieldRows(body.schema, schemas) : []
  const answerRows = success.schema ? fieldRows(success.schema, schemas) : []
  const tag = reference.groups.flatMap(({ tags }) => tags).find(({ name }) => name === operation.tag)
  const link = new URL(operationPath(id, call.values), window.location.origin).href
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="article" sx={columnsStyles}>
        <Box sx={{ minWidth: 0, display: 'grid', gap: 8, alignContent: 'start' }}>
          <div>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
              <Typography component="span" variant="body2" color="textSecondary" lang="en">
                {tag?.title}
              </Typography>
              <Tooltip title={t(isExtension ? 'rest.extensionHelp' : 'rest.contractHelp')}>
                <Chip
                  size="small"
                  variant="outlined"
                  color={isExtension ? 'info' : 'success'}
                  component={RouterLink}
                  to={guidePath('extensions')}
                  clickable
                  label={t(isExtension ? 'rest.extension' : 'rest.contract')}
                />
              </Tooltip>
              {isExtension ? (
                <Typography component="span" variant="caption" color="textSecondary">
                  {t('rest.since', { date: formatDate(since, lang) })}
                </Typography>
              ) : null}
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
              <Typography
                variant="h2"
                component="h2"
                tabIndex={-1}
                lang="en"
                dir="ltr"
                sx={{ flex: 1, fontSize: 24, outline: 'none', textAlign: 'start' }}
              >
                {summary}
              </Typography>
              <Tooltip title={t('rest.copyLink')}>
                <IconButton aria-label={t('rest.copyLink')} onClick={() => void copy(link, t('rest.linkCopied'))}>
                  <IconLink size={20} stroke={1.75} />
                </IconButton>
              </Tooltip>
            </Box>
            {detail ? (
              <Typography color="textSecondary" lang="en" dir="ltr" sx={{ mt: 1, textAlign: 'start' }}>
                <Prose text={`${detail}.`} />
              </Typography>
            ) : null}
            <Box dir="ltr" sx={pathStyles}>
              <Method method={method} />
              <Box
                component="span"
                lang="en"
                translate="no"
                sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontFamily: codeFont, fontSize: 13 }}
              >
                {path}
              </Box>
              <Tooltip title={t('rest.copyPath')}>
                <IconButton size="small" aria-label={t('rest.copyPath')} onClick={() => void copy(path, t('rest.pathCopied'))}>
                  <IconCopy size={18} stroke={1.75} />
                </IconButton>
              </Tooltip>
            </Box>
            {effect === 'nothing' ? null : (
              <Alert severity={effect === 'account' ? 'warning' : 'info'} sx={{ mt: 4 }}>
                <Prose text={t(`rest.effects.${effect}`)} />
              </Alert>
            )}
          </div>
          {places.map(({ place, rows }) => (
            <Part key={place} title={t(`rest.parameters.${place}`)}>
              <Fields rows={rows} schemas={schemas} />
            </Part>
          ))}
          {body ? (
            <Part
              title={t('rest.body')}
              note={body.isFile ? t('rest.fileBody') : t(body.isRequired ? 'rest.jsonBody' : 'rest.optionalBody')}
            >
              {bodyRows.length > 0 ? <Fields rows={bodyRows} schemas={schemas} /> : body.isFile ? null : <Code>{typeOf(body.schema)}</Code>}
            </Part>
          ) : null}
          <Part
            title={t('rest.response')}
            note={success.schema ? undefined : t('rest.emptyBody')}
            aside={<Status status={success.status} detail={success.schema ? typeOf(success.schema) : undefined} />}
          >
            {answerRows.length > 0 ? <Fields rows={answerRows} schemas={schemas} isResponse /> : null}
          </Part>
          <Part title={t('rest.errors')} note={<Prose text={t('rest.errorsNote')} />}>
            <Errors errors={errors} />
          </Part>
        </Box>
        <CallPanel operation={operation} schemas={schemas} call={call} onChange={setCall} />
      </Box>
    </Box>
  )
}

/** IDs of the demo data begin with 1. */
function initialValues({ parameters }: Operation, given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    parameters.map(({ name, in: place, schema }) => [name, given[name] ?? (place === 'path' && schema.type === 'integer' ? '1' : '')]),
  )
}

interface PartProps {
  title: string
  note?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

export const Part = ({ title, note, aside, children }: PartProps) => (
  <section>
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 3, pb: 2, mb: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h3" sx={{ flex: 1, fontSize: 16 }}>
        {title}
      </Typography>
      {aside}
    </Box>
    {note ? (
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {note}
      </Typography>
    ) : null}
    {children}
  </section>
)

export const Status = ({ status, detail }: { status: number; detail?: string | undefined }) => (
  <Box
    component="span"
    dir="ltr"
    lang="en"
    sx={{ display: 'inline-flex', gap: 2, alignItems: 'baseline', fontFamily: codeFont, fontSize: 13 }}
  >
    {detail ? (
      <Typography component="span" variant="caption" color="textSecondary">
        {detail}
      </Typography>
    ) : null}
    <Box component="span" sx={{ fontWeight: 700, color: status < 300 ? 'success.main' : status < 500 ? 'warning.main' : 'error.main' }}>
      {status}
    </Box>
  </Box>
)

function Errors({ errors }: { errors: Answer[] }) {
  const { t } = useTranslations('developer')
  return (
    <Box component="ul" dir="ltr" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {errors.map(({ status, code, description, mediaType }) => (
        <Box component="li" key={status} sx={{ display: 'flex', gap: 3, alignItems: 'baseline', textAlign: 'start' }}>
          <Box sx={{ width: 34, flexShrink: 0 }}>
            <Status status={status} />
          </Box>
          <Box sx={{ minWidth: 0, fontSize: 13.5 }}>
            {code ? (
              <Link component={RouterLink} to={`${guidePath('catalog')}#${code}`} lang="en" sx={{ fontFamily: codeFont, fontSize: 13 }}>
                {code}
              </Link>
            ) : (
              <Typography component="span" variant="caption" color="textSecondary">
                {t('rest.ownError')}
              </Typography>
            )}
            <Typography variant="body2" color="textSecondary" lang="en">
              <Prose text={description} /> {mediaType === 'text/plain' ? <Code>text/plain</Code> : null}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const columnsStyles = {
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 1320,
  mx: 'auto',
  p: { xs: 4, sm: 6 },
  '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 46%)' },
} as const
const pathStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  mt: 3,
  px: 3,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
} as const
