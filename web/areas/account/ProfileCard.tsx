/** Names, address, time zone, currency, and picture of the account. */
import Autocomplete from '@mui/material/Autocomplete'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { Field } from '../../ui/Field.tsx'
import { Form, useFailure } from '../../ui/Form.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'
import { lazyPart } from '../../ui/LazyPart.tsx'
import { notify } from '../../ui/notify.ts'
import {
  type ProfilePartsFragment,
  useAccountProfileQuery,
  useSaveAccountProfileMutation,
  useSaveAvatarMutation,
} from './account.generated.ts'
import { LoadFailed } from './LoadFailed.tsx'

const AvatarDialog = lazyPart(async () => (await import('./AvatarDialog.tsx')).AvatarDialog)

const zones = Intl.supportedValuesOf('timeZone')
const maxFileBytes = 10 * 1024 * 1024

export function ProfileCard() {
  const { t } = useTranslations('billing')
  const id = useId()
  const { data, error, refetch } = useAccountProfileQuery()
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      sx={{ p: 6, mb: 6, maxWidth: 720, '& form > button': { alignSelf: { sm: 'flex-start' } } }}
    >
      <Typography variant="h2" id={id}>
        {t('profile.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 5 }}>
        {t('profile.about')}
      </Typography>
      {error && !data ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton variant="rounded" sx={{ height: { xs: 704, sm: 496 } }} />}
      {data ? (
        <>
          <Picture avatar={data.accountProfile.avatar} name={data.accountProfile.fullName} />
          <ProfileForm profile={data.accountProfile} currencies={data.accountProfile.currencies} />
        </>
      ) : null}
    </Paper>
  )
}

function Picture({ avatar, name }: { avatar: string | null; name: string }) {
  const { t, lang } = useTranslations('billing')
  const { email } = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [save, { loading }] = useSaveAvatarMutation()
  const store = async (picture: string | null) => {
    try {
      await save({ variables: { picture } })
      notify({ text: t(picture ? 'profile.pictureSaved' : 'profile.removed'), color: 'success' })
    } catch (failed) {
      notify({ text: toFailure(failed, t('orders.failed'), lang).message, color: 'error' })
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mb: 6 }}>
      <Avatar
        src={avatar ?? undefined}
        alt={t('profile.picture')}
        sx={{ width: 72, height: 72, fontSize: 28, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        {(name || email).slice(0, 1).toUpperCase()}
      </Avatar>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
            {t('profile.choose')}
          </Button>
          {avatar ? (
            <Button size="small" color="error" loading={loading} onClick={() => void store(null)}>
              {t('profile.remove')}
            </Button>
          ) : null}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {t('profile.limits')}
        </Typography>
      </Box>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('profile.choose')}
        hidden
        onChange={event => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen && chosen.size > maxFileBytes) notify({ text: t('profile.tooLarge'), color: 'error' })
          else setFile(chosen)
        }}
      />
      {file ? (
        <AvatarDialog
          file={file}
          onSave={picture => {
            setFile(undefined)
            void store(picture)
          }}
          onClose={() => setFile(undefined)}
        />
      ) : null}
    </Box>
  )
}

function ProfileForm({ profile, currencies }: { profile: ProfilePartsFragment; currencies: string[] }) {
  const { t, lang } = useTranslations('billing')
  const [save] = useSaveAccountProfileMutation()
  const names = ['fullName', 'organization', 'phone', 'address', 'timeZone', 'currency'] as const
  const choice = (name: 'timeZone' | 'currency', options: string[], helperText: string) => (
    <Choice name={name} label={t(`profile.${name}`)} helperText={helperText} options={options} value={profile[name]} />
  )
  return (
    <Form
      lang={lang}
      fields={[...names]}
      submit={t('profile.save')}
      onSubmit={async ({ fullName = '', organization = '', phone = '', address = '', timeZone = '', currency = '' }) => {
        await save({ variables: { fullName, organization, phone, address, timeZone, currency } })
        notify({ text: t('profile.saved'), color: 'success' })
      }}
    >
      <Box sx={pairStyles}>
        <Field name="fullName" label={t('profile.fullName')} defaultValue={profile.fullName} autoComplete="name" dir="auto" />
        <Field
          name="organization"
          label={t('profile.organization')}
          defaultValue={profile.organization}
          autoComplete="organization"
          dir="auto"
        />
      </Box>
      <Field name="phone" type="tel" label={t('profile.phone')} defaultValue={profile.phone} autoComplete="tel" dir="ltr" />
      <Field
        name="address"
        label={t('profile.address')}
        defaultValue={profile.address}
        autoComplete="street-address"
        dir="auto"
        multiline
        minRows={2}
      />
      <Box sx={pairStyles}>
        {choice('timeZone', zones, t('profile.timeZoneHelp'))}
        {choice('currency', currencies, t('profile.currencyHelp'))}
      </Box>
    </Form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  helperText: string
  options: string[]
  value: string
}

function Choice({ options, value, ...field }: ChoiceProps) {
  const id = useId()
  const failure = useFailure()
  const error = failure?.field === field.name ? failure.message : undefined
  return (
    <FieldFrame id={id} field={field} error={error}>
      <Autocomplete
        id={id}
        options={options}
        defaultValue={value || null}
        size="small"
        renderInput={params => <TextField {...params} name={field.name} />}
      />
    </FieldFrame>
  )
}

const pairStyles = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: 4 }
