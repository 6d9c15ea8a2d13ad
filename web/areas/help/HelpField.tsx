/** The search of the help center. */
import Box from '@mui/material/Box'
import { useTranslations } from '../../platform/languages.ts'
import { SearchField } from '../../ui/SearchField.tsx'

interface HelpFieldProps {
  value: string
  onSearch: (text: string) => void
}

export function HelpField(props: HelpFieldProps) {
  const { t } = useTranslations('help')
  return (
    <Box role="search" sx={{ display: 'flex', mb: 6, '& > *': { maxWidth: { sm: 560 } } }}>
      <SearchField label={t('search')} {...props} />
    </Box>
  )
}
