/** Delay and errors of the session's calls. */
import { useApolloClient } from '@apollo/client/react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Select from '@mui/material/Select'
import Skeleton from '@mui/material/Skeleton'
import Slider from '@mui/material/Slider'
import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { showConditions } from '../../platform/sandbox-conditions.ts'
import type { InjectedCalls, InjectedError } from '../../platform/schema.generated.ts'
import { CodeBlock } from '../../ui/code/CodeBlock.tsx'
import { FailureCard } from '../../ui/FailureCard.tsx'
import { notify } from '../../ui/notify.ts'
import { SetConditionsDocument, useOnlyConditionsQuery } from './developer.generated.ts'
import { SandboxCard } from './SandboxCard.tsx'
import { useAttempt } from './use-attempt.ts'

const delays = [0, 300, 1000, 3000, 10_000]
const errors: InjectedError[] = ['UNAVAILABLE', 'TOO_MANY_REQUESTS', 'INTERNAL', 'CONNECTION']
const kinds: InjectedCalls[] = ['ALL', 'READS', 'WRITES']

interface Values {
  latencyMs: number
  errorRate: number
  error: InjectedError
  calls: InjectedCalls
}

export function ConditionsCard() {
  const { t } = useTranslations('developer')
  // On its own, because it is the only query that still works when all others fail.
  const { data, error, refetch } = useOnlyConditionsQuery()
  const conditions = data?.sandboxConditions
  return (
    <SandboxCard
      title={t('sandbox.conditions')}
      help={t('sandbox.conditionsHelp')}
      action={conditions?.isOn ? <Chip color="warning" size="small" label={t('sandbox.isOn')} /> : null}
    >
      {conditions ? (
        <ConditionsForm key={JSON.stringify(conditions)} isOn={conditions.isOn} initial={conditions} />
      ) : error ? (
        <FailureCard error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton variant="rounded" height={220} />
      )}
    </SandboxCard>
  )
}

function ConditionsForm({ initial, isOn }: { initial: Values; isOn: boolean }) {
  const { t, lang } = useTranslations('developer')
  const client = useApolloClient()
  const { isBusy, attempt } = useAttempt()
  const id = useId()
  const [{ latencyMs, errorRate, error, calls }, setValues] = useState<Values>(initial)
  const change = (changes: Partial<Values>) => setValues(before => ({ ...before, ...changes }))
  const apply = (input: Partial<Values>) =>
    attempt(async () => {
      const { data } = await client.mutate({ mutation: SetConditionsDocument, variables: { input } })
      const conditions = data?.setSandboxConditions
      showConditions(conditions?.isOn ? conditions : undefined)
      notify({ text: t(conditions?.isOn ? 'sandbox.turnedOn' : 'sandbox.turnedOff'), topic: 'sandbox' })
      await client.refetchQueries({ include: ['OnlyConditions'] })
    })
  const input = { latencyMs, errorRate, error, calls }
  const curl = `curl -X PUT '${window.location.origin}/api/_workspace/conditions' \\
  -H "authorization: $DESKWRIGHT_TOKEN" -H 'content-type: application/json' \\
  -d '${JSON.stringify(input)}'`
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <Field label={t('sandbox.latency')} id={`${id}-latency`}>
          <Select
            native
            fullWidth
            size="small"
            value={String(latencyMs)}
            inputProps={{ id: `${id}-latency` }}
            onChange={event => change({ latencyMs: Number(event.target.value) })}
          >
            {[...new Set([...delays, latencyMs])]
              .toSorted((a, b) => a - b)
              .map(each => (
                <option key={each} value={each}>
                  {each === 0 ? t('sandbox.none') : `${formatNumber(each, lang)} ms`}
                </option>
              ))}
          </Select>
        </Field>
        <Field label={t('sandbox.calls')} id={`${id}-calls`}>
          <Select
            native
            fullWidth
            size="small"
            value={calls}
            inputProps={{ id: `${id}-calls` }}
            onChange={event => change({ calls: event.target.value })}
          >
            {kinds.map(each => (
              <option key={each} value={each}>
                {t(`sandbox.callKinds.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={`${t('sandbox.errorRate')}: ${formatNumber(errorRate, lang)} %`} id={`${id}-rate`}>
          <Box sx={{ px: 2 }}>
            <Slider
              aria-labelledby={`${id}-rate-label`}
              value={errorRate}
              step={5}
              onChange={(_event, value) => change({ errorRate: Number(value) })}
            />
          </Box>
        </Field>
        <Field label={t('sandbox.error')} id={`${id}-error`}>
          <Select
            native
            fullWidth
            size="small"
            disabled={errorRate === 0}
            value={error}
            inputProps={{ id: `${id}-error` }}
            onChange={event => change({ error: event.target.value })}
          >
            {errors.map(each => (
              <option key={each} value={each}>
                {t(`sandbox.errors.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" loading={isBusy} disabled={latencyMs === 0 && errorRate === 0} onClick={() => void apply(input)}>
          {t(isOn ? 'sandbox.update' : 'sandbox.turnOn')}
        </Button>
        {isOn ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => void apply({})}>
            {t('sandbox.turnOff')}
          </Button>
        ) : null}
      </Box>
      <CodeBlock label={t('sandbox.sameAsCurl')} code={curl} />
    </Box>
  )
}

const Field = ({ label, id, children }: { label: string; id: string; children: ReactNode }) => (
  <div>
    <Box component="label" id={`${id}-label`} htmlFor={id} sx={{ display: 'block', mb: 1, fontSize: 14, fontWeight: 500 }}>
      {label}
    </Box>
    {children}
  </div>
)
