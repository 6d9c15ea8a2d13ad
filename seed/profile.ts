/** The owner's profile with six teams, seven projects, and nine connections. */
import { owner } from '../server/demo/owner.ts'
import { type PersonKey, people } from '../server/demo/people.ts'
import { dayMs } from '../server/time.ts'

type Mark = 'harbor' | 'lantern' | 'orchard' | 'compass' | 'anchor' | 'prism' | 'feather'

const member = (key: PersonKey) => ({ name: people[key].name, avatar: `/art/people/${key}.svg` })
const chip = (text: string) => {
  const [title = '', color = 'primary'] = text.split(':')
  return { title, color }
}

export function profileRows(now: Date) {
  const joined = new Date(Date.UTC(now.getUTCFullYear() - 2, now.getUTCMonth() - 5, 1))
  return [
    {
      id: 1,
      fullName: owner.name,
      location: 'Valparaíso, Chile',
      joiningDate: joined.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
      designation: 'Editorial lead',
      role: 'Editor',
      status: 'active',
      profileImg: `/art/people/${owner.key}.svg`,
      coverImg: '/art/banners/hills.svg',
      languages: 'Spanish, English, French',
      phone: '(202) 555-0117',
      email: owner.email,
      isConnected: true,
    },
  ]
}

const teams: [title: string, mark: Mark, members: PersonKey[], extra: number, chips: string[], description: string][] = [
  [
    'Copy desk',
    'feather',
    ['camille-dubois', 'samuel-mensah', 'yuki-tanabe'],
    6,
    ['Writing:primary', 'Style:info'],
    'Reads every page before it goes out and maintains the list of words we don’t use.',
  ],
  [
    'Interface copy',
    'prism',
    ['ingrid-solberg', 'wei-zhang', 'noor-rahman'],
    4,
    ['React:info', 'Accessibility:success'],
    'Names buttons, errors, and empty states so that nobody has to ask what they mean.',
  ],
  [
    'Store catalog',
    'orchard',
    ['priya-raman', 'thandi-nkosi', 'omar-haddad', 'aiko-mori'],
    12,
    ['Products:success'],
    'Describes every product in four lines and measures whether anyone reads the third.',
  ],
  [
    'Translators',
    'compass',
    ['leila-benali', 'mei-ling-chen', 'lucas-almeida'],
    18,
    ['Arabic:warning', 'French:primary', 'Chinese:error'],
    'Eleven languages, one glossary, and a weekly hour for stubborn sentences.',
  ],
  [
    'Letters to customers',
    'lantern',
    ['brigid-oshea', 'kwame-boateng'],
    3,
    ['Support:secondary'],
    'Answers within a day, in full sentences, and signs with a name.',
  ],
  [
    'Reading group',
    'anchor',
    ['jakob-weiss', 'zeynep-arslan', 'hugo-andersson'],
    9,
    ['Research:info', 'Open:success'],
    'Twelve testers who read our drafts aloud while we take notes and keep quiet.',
  ],
]

export const profileTeamRows = () =>
  teams.map(([title, mark, members, extraMembers, chips, description], index) => ({
    id: index + 1,
    title,
    description,
    avatar: `/art/projects/${mark}.svg`,
    avatarGroup: members.map(member),
    extraMembers,
    chips: chips.map(chip),
    isStarred: index === 0,
  }))

type Project = [
  title: string,
  mark: Mark,
  client: string,
  leader: PersonKey,
  done: number,
  tasks: number,
  hours: string,
  budget: number,
  spent: number,
  began: number,
  ends: number,
  members: PersonKey[],
  size: number,
  color: string,
  description: string,
]

const projects: Project[] = [
  [
    'Harbor handbook',
    'harbor',
    'Nordlys Ferries',
    'ingrid-solberg',
    41,
    52,
    '380/480',
    1_820_000,
    1_412_500,
    96,
    28,
    ['wei-zhang', 'emma-lindqvist', 'rahul-mehta'],
    9,
    'success',
    'Safety notices and timetables that a tired traveller understands at once.',
  ],
  [
    'Lantern newsletter',
    'lantern',
    'Rift Valley Roasters',
    'grace-wanjiku',
    18,
    24,
    '96/140',
    480_000,
    310_000,
    60,
    15,
    ['samuel-mensah', 'chloe-lambert'],
    4,
    'success',
    'Twelve letters about coffee, one for each month, with a recipe in each.',
  ],
  [
    'Orchard catalog',
    'orchard',
    'Nowicka Interiors',
    'marta-nowicka',
    67,
    70,
    '512/520',
    2_450_000,
    2_390_000,
    150,
    6,
    ['priya-raman', 'thandi-nkosi', 'aiko-mori', 'omar-haddad'],
    16,
    'warning',
    'Two hundred product texts, measured and rewritten until they are found.',
  ],
  [
    'Compass glossary',
    'compass',
    'Aegean Maps',
    'sofia-papadopoulou',
    12,
    64,
    '74/360',
    1_260_000,
    215_000,
    21,
    84,
    ['leila-benali', 'mei-ling-chen', 'lucas-almeida'],
    21,
    'success',
    'Place names in eleven languages, and a rule for every exception.',
  ],
  [
    'Anchor contracts',
    'anchor',
    'Karim Legal',
    'aisha-karim',
    29,
    48,
    '190/310',
    1_640_000,
    985_000,
    70,
    42,
    ['stefan-gruber', 'hannah-vogt'],
    6,
    'success',
    'Contracts in sentences of twenty words at most, agreed with four lawyers.',
  ],
  [
    'Prism help pages',
    'prism',
    'Desai Analytics',
    'nikhil-desai',
    33,
    36,
    '228/230',
    890_000,
    902_000,
    120,
    -4,
    ['noor-rahman', 'patrick-nguyen', 'isabelle-roy'],
    7,
    'error',
    'Thirty articles that answer the question in the first line.',
  ],
  [
    'Feather style guide',
    'feather',
    'Müller Verlag',
    'clara-muller',
    5,
    40,
    '22/200',
    720_000,
    64_000,
    9,
    63,
    ['camille-dubois', 'jakob-weiss', 'yuki-tanabe'],
    5,
    'success',
    'What we write, what we avoid, and why: forty short chapters.',
  ],
]

export function profileProjectRows(now: Date) {
  const day = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)
  return projects.map(
    ([title, mark, client, leader, done, tasks, hours, budget, spent, began, ends, members, size, chipColor, description], index) => ({
      id: index + 1,
      title,
      client,
      description,
      avatar: `/art/projects/${mark}.svg`,
      leader: people[leader].name,
      comments: 6 + ((index * 17) % 41),
      totalTask: tasks,
      completedTask: done,
      hours,
      budget,
      budgetSpent: spent,
      startDate: day(-began),
      deadline: day(ends),
      members: size,
      chipColor,
      avatarGroup: members.map(member),
    }),
  )
}

const connections: [person: PersonKey, designation: string, isConnected: boolean, chips: string[]][] = [
  ['amara-okafor', 'Publisher', true, ['Books:primary', 'Paper:info']],
  ['kenji-watanabe', 'Photographer', true, ['Film:secondary']],
  ['rosa-jimenez', 'Florist and columnist', false, ['Gardens:success']],
  ['tariq-mahmood', 'Data engineer', true, ['SQL:warning', 'Python:info']],
  ['siobhan-kelly', 'Voice coach', false, ['Reading aloud:primary']],
  ['diego-fuentes', 'Wine maker', true, ['Labels:error']],
  ['anneli-virtanen', 'Type designer', true, ['Fonts:info', 'Signs:secondary']],
  ['chinedu-eze', 'Solar engineer', false, ['Manuals:warning']],
  ['nadia-sokolova', 'Conference interpreter', false, ['Russian:primary', 'German:success']],
]

export const profileConnectionRows = () =>
  connections.map(([person, designation, isConnected, chips], index) => ({
    id: index + 1,
    name: people[person].name,
    designation,
    avatar: `/art/people/${person}.svg`,
    tasks: 24 + ((index * 211) % 900),
    projects: 3 + ((index * 29) % 60),
    connections: 45 + ((index * 173) % 700),
    isConnected,
    chips: chips.map(chip),
  }))

const apps = [
  ['GOOGLE_DRIVE', false, 'drafts@demo.com'],
  ['DROPBOX', false, ''],
  ['SLACK', false, 'Deskwright team'],
  ['NOTION', false, ''],
  ['GITHUB', false, ''],
  ['LINKEDIN', true, 'in/desk-owner'],
  ['MASTODON', true, ''],
  ['BLUESKY', true, ''],
  ['INSTAGRAM', true, ''],
] as const

export const connectedAppRows = () =>
  apps.map(([service, isSocial, account], index) => ({ id: index + 1, service, isSocial, account, isConnected: account !== '' }))
