/** Checks a permission and shows the rule that decides it. */
import type { Ability } from '@casl/ability'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import { useId, useState } from 'react'
import { useTranslations } from '../../platform/languages.ts'
import { actions, subjects } from './AccessMatrix.tsx'

export function AskRules({ ability }: { ability: Ability }) {
  const { t } = useTranslations('account')
  const [action, setAction] = useState('read')
  const [subject, setSubject] = useState('AclDemo')
  const isAllowed = ability.can(action, subject)
  const rule = ability.relevantRuleFor(action, subject)
  const Icon = isAllowed ? IconCircleCheck : IconCircleX
  return (
    <Paper component="section" sx={{ p: 6 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t('access.ask')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <Choice label={t('access.action')} value={action} choices={actions} onChoose={setAction} />
        <Choice label={t('access.subject')} value={subject} choices={subjects} onChoose={setSubject} />
      </Box>
      <Box role="status" sx={{ display: 'flex', gap: 2, mt: 5 }}>
        <Box component="span" aria-hidden sx={{ display: 'flex', pt: 0.5, color: isAllowed ? 'success.main' : 'error.main' }}>
          <Icon size={20} stroke={1.75} />
        </Box>
        <Box>
          <Typography sx={{ fontWeight: 600, color: isAllowed ? 'success.main' : 'error.main' }}>
            {t(isAllowed ? 'access.allowed' : 'access.denied')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {rule ? t('access.because', { action: String(rule.action), subject: String(rule.subject) }) : t('access.noRule')}
          </Typography>
        </Box>
      </Box>
    </Paper>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: string[]
  onChoose: (value: string) => void
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ fontSize: 13, fontWeight: 500, mb: 1, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <NativeSelect id={id} value={value} input={<OutlinedInput size="small" />} onChange={event => onChoose(event.target.value)}>
        {choices.map(choice => (
          <option key={choice} value={choice} lang="en">
            {choice}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
