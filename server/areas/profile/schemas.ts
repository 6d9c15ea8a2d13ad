/** What the profile's calls answer. */
import { columnsOf, flag, list, model, object, type Schema, text, whole } from '../../rest/schemas.ts'
import './tables.ts'

const facts = list(object({ icon: text('Name of a Tabler icon'), property: text(), value: text() }))
const chips = list(object({ title: text(), color: text('A name of the theme, such as `primary`') }))
const people = list(object({ name: text(), avatar: text('Address of the picture (SVG)') }))
const money = text('US dollars, such as `$1,200.50`')

const { fullName = {}, location = {}, joiningDate = {}, designation = {}, profileImg = {}, coverImg = {} } = columnsOf('profiles')
export const headerSchema = model('ProfileHeader', {
  version: whole('Grows with each change'),
  fullName,
  location,
  joiningDate,
  designation,
  profileImg,
  coverImg,
})
export const connectionSchema = model('ProfileConnection', { ...columnsOf('profileConnections'), chips })

const overview = model('ProfileTab', {
  about: facts,
  contacts: facts,
  teams: facts,
  overview: facts,
  connections: list(object({ id: whole(), name: text(), avatar: text(), connections: whole(), isConnected: flag() })),
  teamsTech: list(object({ title: text(), avatar: text(), members: whole(), chipText: text(), chipColor: text() })),
})
const team = model('ProfileTeam', { ...columnsOf('profileTeams'), avatarGroup: people, chips })
const project = model('ProfileProject', {
  ...columnsOf('profileProjects'),
  tasks: text('How many of its tasks are done, such as `41/52`'),
  daysLeft: whole('Days until the deadline; below 0 when it is past'),
  budget: money,
  budgetSpent: money,
  avatarGroup: people,
})
const projectLine = model('ProfileProjectLine', {
  id: whole(),
  name: text(),
  leader: text(),
  date: text('The day it began'),
  status: whole('Per cent of its tasks that are done'),
  avatar: text('Address of the picture (SVG)'),
  avatarGroup: list(text('Address of the picture (SVG)')),
})

/** What the tabs show: `profile` an object, the others a list. */
export const tabSchema: Schema = { anyOf: [overview, list(team), list(project), list(connectionSchema), list(projectLine)] }
