import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'

/** Three dots while a contact types. */
export function TypingDots({ name }: { name: string }) {
  const { t } = useTranslations('chat')
  return (
    <Box
      role="img"
      aria-label={t('isTyping', { name })}
      sx={{
        display: 'flex',
        gap: 1,
        px: 3.5,
        py: 3,
        borderRadius: 2,
        bgcolor: 'background.paper',
        '& span': { width: 7, height: 7, borderRadius: '50%', bgcolor: 'text.secondary' },
        '@media (prefers-reduced-motion: no-preference)': {
          '@keyframes typing': { '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1, transform: 'translateY(-2px)' } },
          '& span': { width: 7, height: 7, borderRadius: '50%', bgcolor: 'text.secondary', animation: 'typing 1.2s infinite' },
          '& span:nth-of-type(2)': { animationDelay: '160ms' },
          '& span:nth-of-type(3)': { animationDelay: '320ms' },
        },
      }}
    >
      <span />
      <span />
      <span />
    </Box>
  )
}
