import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { useSession } from '../../platform/session.ts'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { useSendContactMessageMutation } from './public.generated.ts'
import { Section } from './Section.tsx'

export function ContactForm({ hasOutbox }: { hasOutbox: boolean }) {
  const { t } = useTranslations('front')
  const { email } = useSession()
  const [send] = useSendContactMessageMutation()
  const [isSent, setSent] = useState(false)
  return (
    <Section anchor="contact" title={t('contact.title')} lead={t('contact.lead')}>
      <Paper sx={{ p: { xs: 5, sm: 6 } }}>
        {isSent ? (
          <Alert severity="success">
            {t('contact.sent')}{' '}
            {hasOutbox ? (
              <Link href="/dev/outbox" target="_blank" color="inherit" underline="always">
                {t('contact.outbox')}
              </Link>
            ) : null}
          </Alert>
        ) : (
          <Form
            fields={['name', 'email', 'message']}
            submit={t('contact.send')}
            onSubmit={async ({ name = '', email: from = '', message = '' }) => {
              await send({ variables: { name, email: from, message } })
              setSent(true)
            }}
          >
            <Field name="name" label={t('contact.name')} autoComplete="name" />
            <Field name="email" type="email" dir="ltr" label={t('contact.email')} autoComplete="email" defaultValue={email} />
            <Field name="message" label={t('contact.message')} multiline minRows={5} maxRows={14} />
          </Form>
        )}
      </Paper>
    </Section>
  )
}
