/** Apps and social accounts that the profile is connected with. Demo data: nothing is sent to the services. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import IconBrandBluesky from '@tabler/icons-react/dist/esm/icons/IconBrandBluesky.mjs'
import IconBrandDropbox from '@tabler/icons-react/dist/esm/icons/IconBrandDropbox.mjs'
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs'
import IconBrandGoogleDrive from '@tabler/icons-react/dist/esm/icons/IconBrandGoogleDrive.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs'
import IconBrandMastodon from '@tabler/icons-react/dist/esm/icons/IconBrandMastodon.mjs'
import IconBrandNotion from '@tabler/icons-react/dist/esm/icons/IconBrandNotion.mjs'
import IconBrandSlack from '@tabler/icons-react/dist/esm/icons/IconBrandSlack.mjs'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import { type ConnectedAppPartsFragment, SetAppConnectedDocument, useConnectedAppsQuery } from './account.generated.ts'
import { FormInDialog } from './FormInDialog.tsx'
import { LoadFailed } from './LoadFailed.tsx'

const services = {
  GOOGLE_DRIVE: ['Google Drive', IconBrandGoogleDrive],
  DROPBOX: ['Dropbox', IconBrandDropbox],
  SLACK: ['Slack', IconBrandSlack],
  NOTION: ['Notion', IconBrandNotion],
  GITHUB: ['GitHub', IconBrandGithub],
  LINKEDIN: ['LinkedIn', IconBrandLinkedin],
  MASTODON: ['Mastodon', IconBrandMastodon],
  BLUESKY: ['Bluesky', IconBrandBluesky],
  INSTAGRAM: ['Instagram', IconBrandInstagram],
} as const

const kinds = ['APP', 'SOCIAL'] as const
type App = ConnectedAppPartsFragment

export function ConnectedAppsCard() {
  const { t } = useTranslations('billing')
  const { data, failure, retry, refetch } = useLive(useConnectedAppsQuery(), ['PROFILE'])
  const change = useUndoableMutation(refetch)
  const [naming, setNaming] = useState<App>()
  const set = ({ id, service }: App, isConnected: boolean, account: string | null = null, rethrow = false) =>
    change({
      mutation: SetAppConnectedDocument,
      variables: { id, isConnected, account },
      successMessage: () => t(isConnected ? 'connections.connected' : 'connections.disconnected', { name: services[service][0] }),
      topic: `app-${id}`,
      rethrow,
    })
  const apps = data?.connectedApps
  // Workspaces from before this list have it after a reset.
  if (apps?.length === 0) return null
  return (
    <>
      {kinds.map(kind => (
        <Kind
          key={kind}
          kind={kind}
          apps={apps?.filter(app => app.isSocial === (kind === 'SOCIAL'))}
          onRetry={failure && retry}
          onChange={(app, isConnected) => (isConnected ? setNaming(app) : void set(app, false))}
        />
      ))}
      {naming ? (
        <NameDialog app={naming} onSave={account => set(naming, true, account, true)} onClose={() => setNaming(undefined)} />
      ) : null}
    </>
  )
}

interface KindProps {
  kind: (typeof kinds)[number]
  apps: App[] | undefined
  /** If the list could not be loaded. */
  onRetry: (() => void) | undefined
  onChange: (app: App, isConnected: boolean) => void
}

function Kind({ kind, apps, onRetry, onChange }: KindProps) {
  const { t } = useTranslations('billing')
  const id = useId()
  return (
    <Paper component="section" aria-labelledby={id} sx={{ p: 6, mb: 6, maxWidth: 960 }}>
      <Typography variant="h2" id={id}>
        {t(`connections.${kind}.title`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {t(`connections.${kind}.about`)}
      </Typography>
      {onRetry ? <LoadFailed onRetry={onRetry} /> : null}
      {apps || onRetry ? null : <Skeleton variant="rounded" height={kind === 'APP' ? 320 : 256} />}
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {apps?.map(app => {
          const [name, Icon] = services[app.service]
          return (
            <Box
              component="li"
              key={app.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 4, minHeight: 64, '& + &': { borderTop: 1, borderColor: 'divider' } }}
            >
              <Box component="span" aria-hidden sx={{ display: 'flex', color: app.isConnected ? 'primary.main' : 'text.secondary' }}>
                <Icon size={24} stroke={1.75} />
              </Box>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ fontWeight: 500 }}>
                  {name}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="p" noWrap>
                  {app.isConnected ? <bdi>{app.account}</bdi> : t('connections.off')}
                </Typography>
              </Box>
              <Switch checked={app.isConnected} onChange={(_, isOn) => onChange(app, isOn)} slotProps={{ input: { 'aria-label': name } }} />
            </Box>
          )
        })}
      </Box>
    </Paper>
  )
}

interface NameDialogProps {
  app: App
  /** Rejects with the server's error. */
  onSave: (account: string) => Promise<void>
  onClose: () => void
}

function NameDialog({ app, onSave, onClose }: NameDialogProps) {
  const { t, lang } = useTranslations('billing')
  const [name] = services[app.service]
  return (
    <FormInDialog title={t('connections.title', { name })} onClose={onClose}>
      <Form
        lang={lang}
        fields={['account']}
        submit={t('connections.connect')}
        check={({ account = '' }) => (account.trim() ? null : { field: 'account', message: t('connections.missing') })}
        onSubmit={async ({ account = '' }) => {
          await onSave(account)
          onClose()
        }}
      >
        <Field
          name="account"
          label={t(`connections.${app.isSocial ? 'SOCIAL' : 'APP'}.account`)}
          helperText={t('connections.demo')}
          autoComplete="off"
          dir="ltr"
          inputProps={{ maxLength: 120 }}
        />
      </Form>
    </FormInDialog>
  )
}
