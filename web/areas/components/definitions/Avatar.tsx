import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Badge from '@mui/material/Badge'
import Stack from '@mui/material/Stack'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useTranslations } from '../../../platform/languages.ts'
import { choice, type ComponentDefinition, flag, number } from '../definition.ts'
import { el } from '../jsx.ts'

function Sizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      {[24, 32, 40, 56].map(size => (
        <Avatar key={size} sx={{ width: size, height: size, fontSize: size * 0.42 }}>
          AL
        </Avatar>
      ))}
    </Stack>
  )
}

function Group() {
  const { t } = useTranslations('components')
  return (
    <AvatarGroup max={4} total={12} sx={{ justifyContent: 'flex-end' }} aria-label={t('sample.team')} role="group">
      <Avatar>AL</Avatar>
      <Avatar>GH</Avatar>
      <Avatar>KJ</Avatar>
      <Avatar>MH</Avatar>
    </AvatarGroup>
  )
}

function WithPresence() {
  const { t } = useTranslations('components')
  return (
    <Badge
      overlap="circular"
      variant="dot"
      color="success"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      role="img"
      aria-label={t('sample.online')}
    >
      <Avatar>AL</Avatar>
    </Badge>
  )
}

/** A picture that can't be loaded is replaced by initials; without a name, by an icon. */
function Fallback() {
  return (
    <Stack direction="row" spacing={3}>
      <Avatar src="data:image/png;base64,">AL</Avatar>
      <Avatar>
        <IconUser size={22} stroke={1.75} />
      </Avatar>
    </Stack>
  )
}

export const definition: ComponentDefinition = {
  properties: {
    variant: choice(['circular', 'rounded', 'square'], 'circular'),
    size: number(24, 72, 40, undefined, 8),
    icon: flag(),
    badge: flag(true),
  },
  element: ({ values, given, isOn }) => {
    const size = Number(values.size)
    const avatar = el(
      'Avatar',
      Avatar,
      { ...given('variant'), sx: { width: size, height: size, fontSize: Math.round(size * 0.42) } },
      isOn('icon') ? el('IconUser', IconUser, { size: Math.round(size * 0.55) }) : 'AL',
    )
    if (!isOn('badge')) return avatar
    return el(
      'Badge',
      Badge,
      { variant: 'dot', color: 'success', overlap: 'circular', anchorOrigin: { vertical: 'bottom', horizontal: 'right' } },
      avatar,
    )
  },
  examples: { sizes: Sizes, group: Group, badge: WithPresence, fallback: Fallback },
  keys: [
    ['Tab', 'toNext'],
    ['Enter', 'openLink'],
  ],
}
