/** The schema's documentation: root fields, types, and their fields, with deprecations. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { codeFont } from '../../ui/code/code-styles.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Prose } from './rest/Prose.tsx'

interface SchemaDocsProps {
  schema: GraphQLSchema
  /** Names of the opened types, the last one is shown. */
  path: string[]
  onPath: (path: string[]) => void
}

const maxFound = 60

export function SchemaDocs({ schema, path, onPath }: SchemaDocsProps) {
  const { t } = useTranslations('developer')
  const [search, setSearch] = useState('')
  const type = path.length > 0 ? schema.getType(path.at(-1) ?? '') : undefined
  const open = (name: string) => {
    setSearch('')
    onPath([...path.filter(each => each !== name), name])
  }
  return (
    <Box lang="en" dir="ltr" sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', textAlign: 'start' }}>
      <Box sx={{ p: 3, display: 'flex' }}>
        <SearchField key={path.join('/')} label={t('graphql.searchSchema')} value={search} onSearch={setSearch} />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 4, pb: 6 }} tabIndex={0} role="region" aria-label={t('graphql.schema')}>
        {path.length > 0 ? (
          <Breadcrumbs sx={{ mb: 3, fontSize: 13 }}>
            <TypeButton onClick={() => onPath([])}>Schema</TypeButton>
            {path.slice(0, -1).map((name, index) => (
              <TypeButton key={name} onClick={() => onPath(path.slice(0, index + 1))}>
                {name}
              </TypeButton>
            ))}
            <Typography component="span" variant="body2">
              {path.at(-1)}
            </Typography>
          </Breadcrumbs>
        ) : null}
        {search.trim() ? (
          <Found schema={schema} search={search} onOpen={open} />
        ) : type ? (
          <TypeDocs schema={schema} type={type} onOpen={open} />
        ) : (
          <Roots schema={schema} onOpen={open} />
        )}
      </Box>
    </Box>
  )
}

type Open = (name: string) => void

function Roots({ schema, onOpen }: { schema: GraphQLSchema; onOpen: Open }) {
  const { t, lang } = useTranslations('developer')
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    each => each !== null && each !== undefined,
  )
  const address = new URL('/graphql', window.location.origin).href
  return (
    <>
      <Typography variant="body2" color="textSecondary" dir="auto" lang={lang} sx={{ whiteSpace: 'pre-line' }}>
        <Prose text={t('graphql.about', { address, socket: address.replace(/^http/, 'ws') })} />
      </Typography>
      {roots.map(root => (
        <Section key={root.name} title={root.name}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {t('graphql.fieldCount', { number: Object.keys(root.getFields()).length })}
          </Typography>
          {Object.values(root.getFields()).map(field => (
            <Member key={field.name} member={field} onOpen={onOpen} />
          ))}
        </Section>
      ))}
    </>
  )
}

function Found({ schema, search, onOpen }: { schema: GraphQLSchema; search: string; onOpen: Open }) {
  const { t } = useTranslations('developer')
  const wanted = search.trim().toLowerCase()
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const found = types.flatMap(type => {
    const fields = isObjectType(type) || isInputObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
    const hits = fields.filter(({ name }) => name.toLowerCase().includes(wanted)).map(field => ({ type, field }))
    return type.name.toLowerCase().includes(wanted) ? [{ type, field: undefined }, ...hits] : hits
  })
  if (found.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" role="status">
        {t('graphql.nothingFound')}
      </Typography>
    )
  return found.slice(0, maxFound).map(({ type, field }) => (
    <Box key={`${type.name}.${field?.name ?? ''}`} sx={{ py: 1, fontFamily: codeFont, fontSize: 13 }}>
      <TypeButton onClick={() => onOpen(type.name)}>{field ? `${type.name}.${field.name}` : type.name}</TypeButton>
    </Box>
  ))
}

function TypeDocs({ schema, type, onOpen }: { schema: GraphQLSchema; type: GraphQLNamedType; onOpen: Open }) {
  const { t } = useTranslations('developer')
  const fields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : []
  const [current, deprecated] = [fields.filter(each => !each.deprecationReason), fields.filter(each => each.deprecationReason)]
  const possible = isUnionType(type) || isInterfaceType(type) ? schema.getPossibleTypes(type) : []
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ fontFamily: codeFont, fontSize: 17 }}>
        {type.name}
      </Typography>
      <Description text={type.description} />
      {current.length > 0 ? (
        <Section title={t('graphql.fields')}>
          {current.map(field => (
            <Member key={field.name} member={field} onOpen={onOpen} />
          ))}
        </Section>
      ) : null}
      {isEnumType(type) ? (
        <Section title={t('graphql.values')}>
          {type.getValues().map(({ name, description, deprecationReason }) => (
            <Box key={name} sx={memberStyles}>
              <Box sx={{ fontFamily: codeFont, fontSize: 13 }}>{name}</Box>
              <Description text={description} />
              <Deprecation reason={deprecationReason} />
            </Box>
          ))}
        </Section>
      ) : null}
      {possible.length > 0 ? (
        <Section title={t('graphql.types')}>
          {possible.map(({ name }) => (
            <div key={name}>
              <TypeButton onClick={() => onOpen(name)}>{name}</TypeButton>
            </div>
          ))}
        </Section>
      ) : null}
      {deprecated.length > 0 ? (
        <Section title={t('graphql.deprecated')}>
          {deprecated.map(field => (
            <Member key={field.name} member={field} onOpen={onOpen} />
          ))}
        </Section>
      ) : null}
    </>
  )
}

function Member({ member, onOpen }: { member: GraphQLField<unknown, unknown> | GraphQLInputField; onOpen: Open }) {
  const args: readonly GraphQLArgument[] = 'args' in member ? member.args : []
  return (
    <Box sx={memberStyles}>
      <Box sx={{ fontFamily: codeFont, fontSize: 13, lineHeight: 1.7, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600, ...(member.deprecationReason && { textDecoration: 'line-through' }) }}>
          {member.name}
        </Box>
        {args.length > 0 ? (
          <>
            {'('}
            {args.map((arg, index) => (
              <Box component="span" key={arg.name} sx={args.length > 2 ? { display: 'block', paddingInlineStart: '16px' } : undefined}>
                <Box component="span" sx={{ color: 'info.main' }}>
                  {arg.name}
                </Box>
                {': '}
                <TypeName type={arg.type} onOpen={onOpen} />
                {index < args.length - 1 ? ', ' : ''}
              </Box>
            ))}
            {')'}
          </>
        ) : null}
        {': '}
        <TypeName type={member.type} onOpen={onOpen} />
      </Box>
      <Description text={member.description} />
      <Deprecation reason={member.deprecationReason} />
    </Box>
  )
}

function TypeName({ type, onOpen }: { type: GraphQLType; onOpen: Open }): ReactNode {
  if (isNonNullType(type))
    return (
      <>
        <TypeName type={type.ofType} onOpen={onOpen} />!
      </>
    )
  if (isListType(type))
    return (
      <>
        [<TypeName type={type.ofType} onOpen={onOpen} />]
      </>
    )
  const { name } = getNamedType(type)
  return <TypeButton onClick={() => onOpen(name)}>{name}</TypeButton>
}

const TypeButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Link component="button" type="button" onClick={onClick} sx={{ font: 'inherit', verticalAlign: 'baseline' }}>
    {children}
  </Link>
)

const Description = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
      <Prose text={text} />
    </Typography>
  ) : null

function Deprecation({ reason }: { reason: string | null | undefined }) {
  const { t } = useTranslations('developer')
  return reason ? (
    <Alert severity="warning" sx={{ mt: 2, py: 0 }}>
      {t('graphql.deprecated')}: {reason}
    </Alert>
  ) : null
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 4 }}>
    <Typography variant="subtitle2" component="h3" sx={{ pb: 1, borderBottom: 1, borderColor: 'divider' }}>
      {title}
    </Typography>
    {children}
  </Box>
)

const memberStyles = { py: 2.5, borderBottom: 1, borderColor: 'divider' } as const
