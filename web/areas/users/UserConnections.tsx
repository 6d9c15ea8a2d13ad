import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import IconBrandAsana from '@tabler/icons-react/dist/esm/icons/IconBrandAsana.mjs'
import IconBrandDribbble from '@tabler/icons-react/dist/esm/icons/IconBrandDribbble.mjs'
import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs'
import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs'
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs'
import IconBrandMailchimp from '@tabler/icons-react/dist/esm/icons/IconMailFast.mjs'
import IconBrandSlack from '@tabler/icons-react/dist/esm/icons/IconBrandSlack.mjs'
import { useTranslations } from '../../platform/languages.ts'
import { SideCard } from '../../ui/record/SideCard.tsx'
import type { UserPart } from './user-settings.ts'

const icon = { size: 24, stroke: 1.75 }
const services = {
  GOOGLE: { name: 'Google', icon: <IconBrandGoogle {...icon} /> },
  SLACK: { name: 'Slack', icon: <IconBrandSlack {...icon} /> },
  GITHUB: { name: 'GitHub', icon: <IconBrandGithub {...icon} /> },
  MAILCHIMP: { name: 'Mailchimp', icon: <IconBrandMailchimp {...icon} /> },
  ASANA: { name: 'Asana', icon: <IconBrandAsana {...icon} /> },
  LINKEDIN: { name: 'LinkedIn', icon: <IconBrandLinkedin {...icon} /> },
  DRIBBBLE: { name: 'Dribbble', icon: <IconBrandDribbble {...icon} /> },
}

export function UserConnections({ user, settings }: UserPart) {
  const { t } = useTranslations('users')
  return (
    <SideCard title={t('connections.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {user.details.connections.map(({ service, isConnected }) => (
          <Box component="li" key={service} sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
            {services[service].icon}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {services[service].name}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {t(isConnected ? 'connections.on' : 'connections.off')}
              </Typography>
            </Box>
            <Switch
              checked={isConnected}
              onChange={(_, on) => void settings.set({ connections: [{ service, isConnected: on }] })}
              slotProps={{ input: { 'aria-label': services[service].name } }}
            />
          </Box>
        ))}
      </Box>
    </SideCard>
  )
}
