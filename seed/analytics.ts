/** The seven projects of the dashboard, and its layout. */
import { dayMs, hourMs, minuteMs } from '../server/time.ts'
import { type PersonKey, people } from '../server/demo/people.ts'

type Entry = [
  logo: string,
  name: string,
  project: string,
  leader: PersonKey,
  progress: number,
  hours: string,
  team: PersonKey[],
  extra: number,
  hoursBeforeToday: number,
]

const entries: Entry[] = [
  [
    'harbor',
    'Harbor app',
    'React project',
    'ingrid-solberg',
    78,
    '184:30',
    ['wei-zhang', 'leila-benali', 'lucas-almeida', 'noor-rahman'],
    3,
    7,
  ],
  ['lantern', 'Lantern booking', 'Vue project', 'samuel-mensah', 42, '96:15', ['chloe-lambert', 'kenji-watanabe', 'rosa-jimenez'], 0, 31],
  [
    'orchard',
    'Orchard shop',
    'GraphQL API',
    'priya-raman',
    94,
    '240:45',
    ['jakob-weiss', 'thandi-nkosi', 'omar-haddad', 'aiko-mori'],
    6,
    79,
  ],
  ['compass', 'Compass maps', 'Mobile app', 'diego-fuentes', 25, '38:20', ['hannah-vogt', 'gabriel-costa'], 0, 254],
  [
    'anchor',
    'Anchor payroll',
    'React project',
    'grace-wanjiku',
    61,
    '127:05',
    ['stefan-gruber', 'emma-lindqvist', 'rahul-mehta', 'yuki-tanabe'],
    1,
    440,
  ],
  ['prism', 'Prism reports', 'Data pipeline', 'matteo-rossetti', 8, '12:40', ['siobhan-kelly', 'tariq-mahmood', 'clara-muller'], 0, 1181],
  [
    'feather',
    'Feather letters',
    'Brand design',
    'camille-dubois',
    100,
    '73:50',
    ['benjamin-adler', 'zeynep-arslan', 'kwame-boateng', 'anneli-virtanen'],
    2,
    2626,
  ],
]

const portrait = (person: PersonKey) => `/art/people/${person}.svg`

export function projectRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return entries.map(([logo, name, project, leader, progress, hours, team, extraMembers, hoursBeforeToday], index) => ({
    id: index + 1,
    logo: `/art/projects/${logo}.svg`,
    name,
    project,
    leader: people[leader].name,
    progress,
    hours,
    team: team.map(portrait),
    extraMembers,
    updatedAt: new Date(today - hoursBeforeToday * hourMs + 17 * minuteMs).toISOString(),
  }))
}

/** None: until it is changed, the dashboard has its standard layout. */
export const dashboardLayoutRows = () => []
