/** Models of users, roles, calendar, email, and courses, for random operation sequences. */
import {
  deleting,
  fromGraphql,
  fromRest,
  graphqlStep,
  label,
  moving,
  type Noun,
  pick,
  type Plain,
  restStep,
  rows,
  set,
  word,
} from './models.ts'

const userStates = ['ACTIVE', 'INACTIVE', 'PENDING']
const isPlainUser = ({ role }: Plain) => role !== 'ADMIN'
const isOwnRole = ({ role }: Plain) => role === null
const folders = ['INBOX', 'SPAM', 'SENT']
const mailLabels = ['PERSONAL', 'COMPANY', 'IMPORTANT', 'PRIVATE']
const event = (value: number) => ({ title: label(value), start: '2026-11-24T10:00:00.000Z', end: '2026-11-24T11:00:00.000Z' })

const toggled = (record: Plain, value: number): Plain => {
  const [labels, one] = [record.labels as string[], pick(mailLabels, value) ?? '']
  return { ...record, labels: labels.includes(one) ? labels.filter(each => each !== one) : [...labels, one].toSorted() }
}

export const officeNouns: Noun[] = [
  {
    name: 'users',
    area: 'USERS',
    read: {
      rest: apis =>
        fromRest(apis, '/api/apps/users?itemsPerPage=-1', rows('users'), ({ fullName, role, status }: Plain) => ({
          fullName,
          role: word(role),
          status: word(status),
        })),
      graphql: apis =>
        fromGraphql(apis, `{ users(page: { itemsPerPage: -1 }) { items { id fullName role status } } }`, ({ id: _, ...rest }) => rest),
    },
    steps: [
      ...deleting('/api/apps/users/:id', 'deleteUser', isPlainUser),
      {
        name: 'rename',
        send: graphqlStep(`mutation ($id: ID!, $input: UserInput!) { updateUser(id: $id, input: $input) { id } }`, value => ({
          input: { fullName: label(value) },
        })),
        becomes: set(value => ({ fullName: label(value) })),
      },
      {
        name: 'PUT',
        send: restStep('PUT', '/api/apps/users/:id', value => ({ fullName: label(value) })),
        becomes: set(value => ({ fullName: label(value) })),
      },
      {
        name: 'status',
        on: isPlainUser,
        send: graphqlStep(`mutation ($id: ID!, $status: UserStatus!) { setUserStatus(id: $id, status: $status) { id } }`, value => ({
          status: pick(userStates, value),
        })),
        becomes: moving('status', userStates, { PENDING: ['ACTIVE'], ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] }),
      },
      {
        name: 'POST',
        makes: true,
        send: restStep('POST', '/api/apps/users', value => ({
          id: 0,
          fullName: label(value),
          email: `n${value}@b.example`,
          role: 'editor',
          status: 'active',
        })),
        becomes: (_, value) => ({ fullName: label(value), role: 'EDITOR', status: 'ACTIVE' }),
      },
    ],
  },
  {
    name: 'roles',
    area: 'ROLES',
    read: {
      rest: apis =>
        fromRest(apis, '/api/apps/roles', rows('roles'), ({ name, role }: Plain) => ({ name, role: role === null ? null : word(role) })),
      graphql: apis => fromGraphql(apis, `{ roles { id name role } }`, ({ id: _, ...rest }) => rest),
    },
    steps: [
      {
        name: 'POST',
        makes: true,
        send: restStep('POST', '/api/apps/roles', value => ({ name: `Role ${value}` })),
        becomes: (_, value) => ({ name: `Role ${value}`, role: null }),
      },
      {
        name: 'create',
        makes: true,
        send: graphqlStep(`mutation ($name: String!) { createRole(name: $name) { id } }`, value => ({ name: `Post ${value}` })),
        becomes: (_, value) => ({ name: `Post ${value}`, role: null }),
      },
      ...deleting('/api/apps/roles/:id', 'deleteRole', isOwnRole),
    ],
  },
  {
    name: 'events',
    area: 'CALENDAR',
    read: {
      rest: apis =>
        fromRest(
          apis,
          '/api/apps/calendar?calendars=Personal,Business,Family,Holiday,ETC',
          (body: Plain[]) => body,
          ({ title, extendedProps }: { title: string; extendedProps: { calendar: string } }) => ({
            title,
            calendar: word(extendedProps.calendar),
          }),
        ),
      graphql: apis => fromGraphql(apis, `{ calendarEvents { items { id title calendar } } }`, ({ id: _, ...rest }) => rest),
    },
    steps: [
      ...deleting('/api/apps/calendar/:id', 'deleteCalendarEvent'),
      {
        name: 'POST',
        makes: true,
        send: restStep('POST', '/api/apps/calendar', value => ({ ...event(value), id: 3, extendedProps: { calendar: 'Family' } })),
        becomes: (_, value) => ({ title: label(value), calendar: 'FAMILY' }),
      },
      {
        name: 'PUT',
        send: restStep('PUT', '/api/apps/calendar/:id', value => ({
          id: '1',
          title: label(value),
          extendedProps: { calendar: 'Business' },
        })),
        becomes: set(value => ({ title: label(value), calendar: 'BUSINESS' })),
      },
      {
        name: 'create',
        makes: true,
        send: graphqlStep(`mutation ($input: CalendarEventInput!) { createCalendarEvent(input: $input) { id } }`, value => ({
          input: { ...event(value), calendar: 'HOLIDAY' },
        })),
        becomes: (_, value) => ({ title: label(value), calendar: 'HOLIDAY' }),
      },
      {
        name: 'rename',
        send: graphqlStep(
          `mutation ($id: ID!, $input: CalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }`,
          value => ({
            input: { title: label(value) },
          }),
        ),
        becomes: set(value => ({ title: label(value) })),
      },
    ],
  },
  {
    name: 'mails',
    area: 'EMAIL',
    read: {
      rest: async apis => {
        const plain = ({ folder, isRead, isStarred, isDeleted, labels }: Plain) => ({
          folder: word(folder),
          isRead,
          isStarred,
          isDeleted,
          labels: (labels as string[]).map(word).toSorted(),
        })
        const [kept, trashed] = [
          await fromRest(apis, '/api/apps/email?filter=all', rows('emails'), plain),
          await fromRest(apis, '/api/apps/email?filter=trashed', rows('emails'), plain),
        ]
        return new Map([...kept, ...trashed])
      },
      graphql: async apis => {
        const fields = `items { id folder isRead isStarred isDeleted labels }`
        const plain = ({ id: _, labels, ...rest }: Plain) => ({ ...rest, labels: (labels as string[]).toSorted() })
        const kept = await fromGraphql(apis, `{ emails(page: { itemsPerPage: -1 }) { ${fields} } }`, plain)
        return new Map([
          ...kept,
          ...(await fromGraphql(apis, `{ emails(trashed: true, page: { itemsPerPage: -1 }) { ${fields} } }`, plain)),
        ])
      },
    },
    steps: [
      {
        name: 'POST label',
        send: restStep('POST', '/api/apps/email', (value, id) => ({ ids: [Number(id)], label: pick(mailLabels, value)?.toLowerCase() })),
        becomes: toggled,
      },
      {
        name: 'label',
        send: graphqlStep(`mutation ($id: ID!, $label: EmailLabel!) { toggleEmailLabel(ids: [$id], label: $label) { id } }`, value => ({
          label: pick(mailLabels, value),
        })),
        becomes: toggled,
      },
      {
        name: 'POST data',
        send: restStep('POST', '/api/apps/email', (value, id) => ({
          ids: [id],
          data: { isRead: value % 2 === 0, isStarred: value % 3 === 0 },
        })),
        becomes: set(value => ({ isRead: value % 2 === 0, isStarred: value % 3 === 0 })),
      },
      {
        name: 'trash',
        send: graphqlStep(`mutation ($id: ID!, $patch: EmailPatch!) { updateEmails(ids: [$id], patch: $patch) { id } }`, value => ({
          patch: { isDeleted: value % 2 === 0 },
        })),
        becomes: set(value => ({ isDeleted: value % 2 === 0 })),
      },
      {
        name: 'folder',
        send: graphqlStep(`mutation ($id: ID!, $patch: EmailPatch!) { updateEmails(ids: [$id], patch: $patch) { id } }`, value => ({
          patch: { folder: pick(folders, value) },
        })),
        becomes: set(value => ({ folder: pick(folders, value) })),
      },
    ],
  },
  {
    name: 'topics',
    area: 'ACADEMY',
    read: {
      rest: apis =>
        fromRest(
          apis,
          '/api/apps/academy/courses/1',
          ({ content }: { content: { topics: Plain[] }[] }) => content.flatMap(({ topics }) => topics),
          ({ isCompleted }: Plain) => ({ isCompleted }),
        ),
      graphql: async apis => {
        const { data } = await apis.graphql(`{ course(id: 1) { completedTasks sections { topics { id isCompleted } } } }`)
        const { sections, completedTasks } = data.course as { completedTasks: number; sections: { topics: Plain[] }[] }
        const topics = sections.flatMap(each => each.topics)
        if (topics.filter(({ isCompleted }) => isCompleted).length !== completedTasks) throw new Error('The sum is not that of the topics')
        return new Map(topics.map(({ id, isCompleted }) => [String(id), { isCompleted }]))
      },
    },
    steps: [
      {
        name: 'PUT',
        send: restStep('PUT', '/api/apps/academy/topics/:id', value => ({ isCompleted: value % 2 === 0 })),
        becomes: set(value => ({ isCompleted: value % 2 === 0 })),
      },
      {
        name: 'complete',
        send: graphqlStep(`mutation ($id: ID!, $is: Boolean!) { setTopicCompleted(id: $id, isCompleted: $is) { id } }`, value => ({
          is: value % 2 === 0,
        })),
        becomes: set(value => ({ isCompleted: value % 2 === 0 })),
      },
    ],
  },
]
