/** A delivery from the creation of its tracking to its arrival: what happened, and what is expected. */
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { formatInstant } from '../../platform/format.ts'
import { useTranslations } from '../../platform/languages.ts'
import { isLate, stageOf, type Vehicle } from './vehicle-status.ts'

interface Step {
  key: string
  title: string
  place: string
  /** Instant of what happened or is expected, or a word on it. */
  when: string
  state: 'done' | 'current' | 'coming'
  /** Cities passed within the step. */
  passed?: { place: string; at: string }[]
}

export function DeliveryTimeline({ vehicle }: { vehicle: Vehicle }) {
  const { t, lang } = useTranslations('logistics')
  return (
    <Box component="ol" aria-label={t('timeline.label')} sx={timelineStyles}>
      {useSteps(vehicle).map(({ key, title, place, when, state, passed = [] }) => (
        <Box component="li" key={key} aria-current={state === 'current' ? 'step' : undefined} className={state}>
          <Box component="span" aria-hidden className="mark">
            {state === 'done' ? <IconCheck size={11} stroke={3} /> : null}
          </Box>
          <Typography variant="body2" sx={{ fontWeight: state === 'coming' ? 400 : 500 }}>
            {title}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            <bdi>{place}</bdi>
            {' · '}
            {when}
          </Typography>
          {passed.map(({ place, at }) => (
            <Typography key={place} variant="caption" color="textSecondary" component="div">
              {t('timeline.passed', { place: `\u2068${place}\u2069` })}
              {' · '}
              {formatInstant(at, lang)}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  )
}

function useSteps(vehicle: Vehicle): Step[] {
  const { t, lang } = useTranslations('logistics')
  const { timeline, startCity, endCity, eta } = vehicle
  const at = (title: string) => timeline.find(event => event.title === title)?.at
  const [created, departed, arrived] = [at('Loaded'), at('Departed'), at('Arrived')]
  const stage = stageOf(vehicle)
  const time = (instant: string | undefined) => (instant ? formatInstant(instant, lang) : t('timeline.pending'))
  const isArriving = stage === 'ARRIVING'
  return [
    {
      key: 'created',
      title: t('timeline.created'),
      place: startCity,
      when: time(created),
      state: stage === 'LOADING' ? 'current' : 'done',
    },
    {
      key: 'out',
      title: t('timeline.out'),
      place: startCity,
      when: time(departed),
      state: stage === 'LOADING' ? 'coming' : stage === 'ON_THE_WAY' ? 'current' : 'done',
      passed: timeline.filter(({ title }) => title === 'Passed'),
    },
    {
      key: 'arriving',
      title: t('timeline.arriving'),
      place: endCity,
      when: isArriving ? t('timeline.soon') : time(arrived),
      state: isArriving ? 'current' : arrived ? 'done' : 'coming',
    },
    {
      key: 'eta',
      title: arrived ? t('timeline.arrived') : t('timeline.eta'),
      place: endCity,
      when: isLate(vehicle) ? t('timeline.late', { when: formatInstant(eta, lang) }) : formatInstant(arrived ?? eta, lang),
      state: arrived ? 'done' : 'coming',
    },
  ]
}

const timelineStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { position: 'relative', paddingInlineStart: 7, pb: 4 },
  '& > li:last-of-type': { pb: 0 },
  '& .mark': {
    position: 'absolute',
    insetInlineStart: 0,
    top: 3,
    display: 'grid',
    placeItems: 'center',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: '1.5px solid',
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& .done > .mark': { color: 'background.paper', bgcolor: 'success.main', borderColor: 'success.main' },
  '& .current > .mark': { border: '5px solid', borderColor: 'primary.main' },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '7.25px',
    top: 23,
    bottom: 0,
    width: '1.5px',
    bgcolor: 'divider',
  },
} as const
