import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CardGrid } from './CardGrid.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { MessageButton } from './MessageButton.tsx'
import type { TabProps } from './tab-props.ts'
import { SoftChips } from './SoftChips.tsx'

const counts = ['projects', 'tasks', 'connections'] as const

export function ConnectionsTab({ profile: { connections }, actions }: TabProps) {
  const { t, lang } = useTranslations('profile')
  if (connections.length === 0) return <EmptyState text={t('empty.connections')} />
  return (
    <CardGrid label={t('tabs.connections')}>
      {connections.map(connection => {
        const { id, name, designation, avatar, chips, isConnected } = connection
        return (
          <Paper
            component="li"
            key={id}
            sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: 3, p: 5, textAlign: 'center' }}
          >
            <Avatar src={avatar} alt="" sx={{ width: 80, height: 80 }} />
            <Box>
              <Typography component="h2" variant="h3">
                <bdi>{name}</bdi>
              </Typography>
              <Typography variant="body2" color="textSecondary">
                <bdi>{designation}</bdi>
              </Typography>
            </Box>
            <SoftChips chips={chips} />
            <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 4, m: 0, my: 2, width: 1 }}>
              {counts.map(count => (
                <Box key={count} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
                  <Typography component="dt" variant="caption" color="textSecondary">
                    {t(`counts.${count}`)}
                  </Typography>
                  <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                    {formatNumber(connection[count], lang)}
                  </Typography>
                </Box>
              ))}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
              <ConnectButton isConnected={isConnected} name={name} onToggle={() => void actions.toggleConnection(connection)} />
              <MessageButton id={id} name={name} />
            </Box>
          </Paper>
        )
      })}
    </CardGrid>
  )
}
