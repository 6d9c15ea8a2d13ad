import { useTranslations } from '../../../platform/languages.ts'
import { Timeline, type TimelineEvent } from '../Timeline.tsx'
import { choice, type ComponentDefinition, flag, number } from '../definition.ts'
import { code, el } from '../jsx.ts'

const useEvents = (): TimelineEvent[] => {
  const { t } = useTranslations('components')
  return [
    { title: t('event.ordered'), time: t('event.monday'), detail: t('sample.paid') },
    { title: t('event.packed'), time: t('event.tuesday'), color: 'info' },
    { title: t('event.delivered'), time: t('event.friday'), color: 'success' },
  ]
}

function Dense() {
  const events = useEvents()
  return <Timeline dense events={events} />
}

/** Where there is room; on a phone all stand on one side. */
function BothSides() {
  const events = useEvents()
  return <Timeline side="alternate" events={events} />
}

/** The line stands where reading begins; toggle the direction above. */
function WithDetails() {
  const { t } = useTranslations('components')
  return (
    <Timeline
      events={[
        { title: t('event.failed'), time: t('event.monday'), color: 'error', detail: t('sample.declined') },
        { title: t('event.ordered'), time: t('event.tuesday'), color: 'success', detail: t('sample.paid') },
      ]}
    />
  )
}

export const definition: ComponentDefinition = {
  properties: {
    side: choice(['end', 'alternate'], 'end'),
    dense: flag(),
    details: flag(true),
    events: number(1, 3, 3),
  },
  element: ({ values, given, isOn, t }) => {
    const all = [
      { title: t('event.ordered'), time: t('event.monday'), ...(isOn('details') && { detail: t('sample.paid') }) },
      { title: t('event.packed'), time: t('event.tuesday'), color: 'info' },
      { title: t('event.delivered'), time: t('event.friday'), color: 'success' },
    ].slice(0, Number(values.events))
    const lines = all.map(
      event =>
        `  { ${Object.entries(event)
          .map(([name, value]) => `${name}: '${value.replaceAll("'", String.raw`\'`)}'`)
          .join(', ')} },`,
    )
    return el('Timeline', Timeline, { ...given('side', 'dense'), events: code(`[\n${lines.join('\n')}\n]`, all) })
  },
  examples: { dense: Dense, sides: BothSides, details: WithDetails },
  keys: [['Tab', 'notInTimeline']],
}
