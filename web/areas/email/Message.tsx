/** One message of a conversation; older ones are collapsed to a line. */
import Alert from '@mui/material/Alert'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useMemo, useState } from 'react'
import { formatInstant } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { Ltr } from '../../ui/Ltr.tsx'
import type { EmailMessageFragment } from './email.generated.ts'
import { formatMailTime } from './mail-time.ts'
import { countImages, takeQuote, toFragment } from './message-html.ts'
import { allowImages, useImagesAllowed } from './image-senders.ts'
import { MessageFrame } from './MessageFrame.tsx'
import { Attachments } from './Attachments.tsx'

interface MessageProps {
  email: EmailMessageFragment
  isOpen: boolean
  onToggle: () => void
}

export function Message({ email, isOpen, onToggle }: MessageProps) {
  const { t, lang } = useTranslations('email')
  const { from, to, cc, bcc, time, excerpt } = email
  const [hasDetails, setDetails] = useState(false)
  const name = from.name || from.email
  const nameOf = (each: { name: string; email: string }) => each.name || each.email
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 3, px: { xs: 3, md: 5 }, pt: 3, pb: isOpen ? 1 : 3, alignItems: 'flex-start' }}>
        <Avatar src={from.avatar} alt="" sx={{ width: 36, height: 36, fontSize: 15 }}>
          {name.charAt(0)}
        </Avatar>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ButtonBase
            aria-expanded={isOpen}
            onClick={onToggle}
            sx={{ display: 'flex', width: 1, gap: 2, alignItems: 'baseline', textAlign: 'start', borderRadius: 1, minHeight: 24 }}
          >
            <Typography component="span" dir="auto" noWrap sx={{ fontSize: 14, fontWeight: 600 }}>
              {name}
            </Typography>
            <Typography
              component="span"
              variant="caption"
              color="textSecondary"
              noWrap
              sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}
            >
              {isOpen ? <Ltr>{from.email}</Ltr> : null}
            </Typography>
            <Tooltip title={formatInstant(time, lang)}>
              <Typography
                component="time"
                dateTime={time}
                variant="caption"
                color="textSecondary"
                sx={{ flexShrink: 0, marginInlineStart: 'auto' }}
              >
                {isOpen ? formatInstant(time, lang) : formatMailTime(time, lang)}
              </Typography>
            </Tooltip>
          </ButtonBase>
          {isOpen ? (
            <>
              <ButtonBase
                aria-expanded={hasDetails}
                onClick={() => setDetails(!hasDetails)}
                sx={{ fontSize: 13, color: 'text.secondary', borderRadius: 1, maxWidth: 1, minHeight: 24 }}
              >
                <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                  {to.length > 0 ? t('row.to', { names: [...to, ...cc].map(nameOf).join(', ') }) : t('row.noRecipient')}
                </Box>
              </ButtonBase>
              {hasDetails ? <Addresses rows={{ from: [from], to, cc, bcc }} /> : null}
            </>
          ) : (
            <Typography variant="body2" color="textSecondary" noWrap dir="auto" sx={{ textAlign: 'start' }}>
              {excerpt}
            </Typography>
          )}
        </Box>
      </Box>
      {isOpen ? <MessageBody email={email} /> : null}
    </Box>
  )
}

function MessageBody({ email }: { email: EmailMessageFragment }) {
  const { t, tCount } = useTranslations('email')
  const { message, from, attachments } = email
  const [hasQuote, setQuote] = useState(false)
  const [isShown, setShown] = useState(false)
  const isAllowed = useImagesAllowed(from.email)
  const hasImages = isShown || isAllowed
  const { text, quote, whole, images } = useMemo(() => {
    const whole = toFragment(message)
    const images = countImages(whole)
    const text = toFragment(message)
    return { whole, images, quote: takeQuote(text), text }
  }, [message])
  return (
    <Box sx={{ px: { xs: 3, md: 5 }, pb: 4, paddingInlineStart: { md: '72px' } }}>
      {images > 0 && !hasImages ? (
        <Alert
          severity="info"
          sx={{ mb: 3, py: 0.5 }}
          action={
            <>
              <Button color="inherit" size="small" onClick={() => setShown(true)}>
                {t('images.show')}
              </Button>
              <Button color="inherit" size="small" onClick={() => allowImages(from.email, true)}>
                {t('images.always', { name: from.name || from.email })}
              </Button>
            </>
          }
        >
          {tCount('images.blocked', images)}
        </Alert>
      ) : null}
      {images > 0 && isAllowed ? (
        <Button size="small" sx={{ mb: 1 }} onClick={() => allowImages(from.email, false)}>
          {t('images.block', { name: from.name || from.email })}
        </Button>
      ) : null}
      <Typography component="div" variant="body1">
        <MessageFrame
          title={t('reader.message', { name: from.name || from.email })}
          content={quote && !hasQuote ? text : whole}
          hasImages={hasImages}
        />
      </Typography>
      {quote ? (
        <Tooltip title={hasQuote ? t('reader.hideQuote') : t('reader.showQuote')}>
          <ButtonBase
            aria-label={hasQuote ? t('reader.hideQuote') : t('reader.showQuote')}
            aria-expanded={hasQuote}
            onClick={() => setQuote(!hasQuote)}
            sx={{ mt: 1, px: 1.5, height: 24, borderRadius: 1, bgcolor: 'action.selected', color: 'text.secondary' }}
          >
            <IconDots size={18} stroke={1.75} />
          </ButtonBase>
        </Tooltip>
      ) : null}
      {attachments.length > 0 ? <Attachments attachments={attachments} /> : null}
    </Box>
  )
}

type Address = EmailMessageFragment['to'][number]

function Addresses({ rows }: { rows: Record<'from' | 'to' | 'cc' | 'bcc', Address[]> }) {
  const { t } = useTranslations('email')
  return (
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5, m: 0, my: 1, fontSize: 13 }}>
      {(['from', 'to', 'cc', 'bcc'] as const).map(kind =>
        rows[kind].length === 0 ? null : (
          <Box key={kind} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(`address.${kind}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {rows[kind].map(({ name, email }) => (
                <div key={email}>
                  <bdi>{name}</bdi> <Ltr>{`<${email}>`}</Ltr>
                </div>
              ))}
            </Box>
          </Box>
        ),
      )}
    </Box>
  )
}
