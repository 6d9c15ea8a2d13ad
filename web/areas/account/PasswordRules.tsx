/** Password requirements, checked while typing. The server decides, and also rejects common passwords. */
import Box from '@mui/material/Box'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { useTranslations } from '../../platform/languages.ts'

const minLength = 10

export const isLongEnough = (password: string): boolean => Array.from(password).length >= minLength

export function PasswordRules({ password, email = '' }: { password: string; email?: string }) {
  const { t } = useTranslations('account')
  const rules = [
    ['password.length', isLongEnough(password)],
    ['password.notEmail', password !== '' && password.toLowerCase() !== email.trim().toLowerCase()],
  ] as const
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 }}>
      {rules.map(([rule, isMet]) => {
        const Icon = isMet ? IconCircleCheck : IconCircle
        return (
          <Box
            component="li"
            key={rule}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'center', color: isMet ? 'success.main' : 'text.secondary' }}
          >
            <Icon size={16} stroke={1.75} role="img" aria-hidden={false} aria-label={t(isMet ? 'password.met' : 'password.open')} />
            {t(rule)}
          </Box>
        )
      })}
    </Box>
  )
}
