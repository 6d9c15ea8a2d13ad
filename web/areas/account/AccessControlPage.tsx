/** Demonstrates access control: what the rules show, which rules apply, and how a permission check is decided. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs'
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import { type ReactNode, useState } from 'react'
import { abilityOf } from '../../platform/ability.ts'
import { useTranslations } from '../../platform/languages.ts'
import { type AbilityRule, useSession } from '../../platform/session.ts'
import { Page } from '../../ui/Page.tsx'
import { AccessMatrix } from './AccessMatrix.tsx'
import { AskRules } from './AskRules.tsx'
import { RulesTable } from './RulesTable.tsx'

/** Rules of the roles, as the server sends them to their accounts. */
const previews = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [{ action: 'read', subject: 'AclDemo' }],
  none: [],
} satisfies Record<string, AbilityRule[]>
const viewers = ['own', 'admin', 'client', 'none'] as const
type Viewer = (typeof viewers)[number]

export function AccessControlPage() {
  const { t } = useTranslations('account')
  const { userAbilityRules } = useSession()
  const [viewer, setViewer] = useState<Viewer>('own')
  const rules = viewer === 'own' ? userAbilityRules : previews[viewer]
  const ability = abilityOf(rules)
  return (
    <Page title={t('access.title')} subtitle={t('access.lead')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 6 }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={viewer}
          onChange={(_, value: Viewer | null) => value && setViewer(value)}
          aria-label={t('access.tryAs')}
          sx={{ flexWrap: 'wrap' }}
        >
          {viewers.map(each => (
            <ToggleButton key={each} value={each} sx={{ px: 3, textTransform: 'none' }}>
              {t(`access.viewers.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Typography variant="caption" color="textSecondary">
          {t('access.tryHelp')}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: 6 }}>
        <Card icon={<IconWorld size={20} stroke={1.75} />} title={t('access.everyone.title')} text={t('access.everyone.text')} />
        {ability.can('read', 'AclDemo') ? (
          <Card icon={<IconLockOpen size={20} stroke={1.75} />} title={t('access.restricted.title')} text={t('access.restricted.text')} />
        ) : (
          <Alert severity="info" sx={{ alignItems: 'center' }}>
            {t('access.hidden')}
          </Alert>
        )}
        <RulesTable rules={rules} />
        <AskRules ability={ability} />
        <AccessMatrix ability={ability} />
      </Box>
    </Page>
  )
}

function Card({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
        <Box component="span" aria-hidden sx={{ display: 'flex', color: 'primary.main' }}>
          {icon}
        </Box>
        <Typography variant="h2">{title}</Typography>
      </Box>
      <Typography color="textSecondary">{text}</Typography>
    </Paper>
  )
}
