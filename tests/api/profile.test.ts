import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startApp, type TestApp } from '../support/harness.ts'
import { countStatements } from '../support/statements.ts'

interface Fact {
  property: string
  value: string
}
interface Profile {
  version: number
  fullName: string
  designation: string
  profileImg: string
  coverImg: string
  about: Fact[]
  overview: Fact[]
  memberships: Fact[]
  teams: { id: string; avatar: string; avatarGroup: { avatar: string }[]; extraMembers: number }[]
  projects: { title: string; completedTask: number; totalTask: number; tasks: string; budget: number; daysLeft: number; deadline: string }[]
  connections: { id: string; version: number; name: string; avatar: string; isConnected: boolean }[]
}

const fields = `version fullName designation profileImg coverImg about { property value } overview { property value } memberships { property value }
  teams { id avatar extraMembers avatarGroup { avatar } } projects { title completedTask totalTask tasks budget daysLeft deadline }
  connections { id version name avatar isConnected }`
const update = `mutation ($version: Int, $input: ProfileInput!) { updateProfile(version: $version, input: $input) { ${fields} } }`
const connect = `mutation ($id: ID!, $isConnected: Boolean!) { setConnected(id: $id, isConnected: $isConnected) { id version isConnected } }`

describe.each(databases)('profile on %s', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ database, now: () => new Date('2026-03-10T12:00:00.000Z') })
  })
  afterAll(() => app.close())

  const profile = async () => (await app.graphql<{ profile: Profile }>(`{ profile { ${fields} } }`)).data.profile
  const tab = async (name: string) => (await app.rest('GET', `/api/pages/profile?tab=${name}`)).body
  const undo = () => app.graphql(`mutation { undo { id } }`)
  const redo = () => app.graphql(`mutation { redo { id } }`)
  const valueOf = (facts: Fact[], property: string) => facts.find(each => each.property === property)?.value

  test('matches the overview with projects and connections', async () => {
    const { overview, projects, connections, memberships, teams } = await profile()
    expect(overview.map(({ value }) => Number(value))).toEqual([
      projects.reduce((sum, { completedTask }) => sum + completedTask, 0),
      projects.length,
      connections.filter(({ isConnected }) => isConnected).length,
    ])
    expect(memberships.map(({ value }) => value)).toEqual(
      teams.map(({ avatarGroup, extraMembers }) => `(${avatarGroup.length + extraMembers} members)`),
    )
    for (const { daysLeft, deadline, tasks, completedTask, totalTask } of projects) {
      expect(new Date(Date.UTC(2026, 2, 10 + daysLeft)).toISOString()).toContain(deadline)
      expect([tasks, completedTask <= totalTask]).toEqual([`${completedTask}/${totalTask}`, true])
    }
    expect(projects.some(({ daysLeft }) => daysLeft < 0)).toBe(true)
  })

  test('loads in at most thirteen statements for any list length', async () => {
    expect(await countStatements(app, profile)).toBeLessThanOrEqual(13)
  })

  test('follows the contract: the header', async () => {
    const { status, body } = await app.rest('GET', '/api/pages/profile/header?other=1')
    expect([status, body]).toEqual([
      200,
      {
        version: expect.any(Number),
        fullName: 'Mira Valdez',
        location: expect.any(String),
        joiningDate: 'October 2023',
        designation: 'Editorial lead',
        profileImg: '/art/people/mira-valdez.svg',
        coverImg: '/art/banners/hills.svg',
        isConnected: true,
      },
    ])
  })

  test('follows the contract: the profile tab, also for a missing or empty tab', async () => {
    const body = await tab('profile')
    const fact = { icon: expect.stringMatching(/^tabler-[a-z-]+$/), property: expect.any(String), value: expect.any(String) }
    for (const name of ['about', 'contacts', 'teams', 'overview']) for (const each of body[name]) expect(each).toEqual(fact)
    expect(body.connections).toHaveLength(5)
    expect(body.connections[0]).toEqual({
      id: 1,
      name: 'Amara Okafor',
      avatar: '/art/people/amara-okafor.svg',
      connections: expect.any(Number),
      isConnected: true,
    })
    expect(body.teamsTech[0]).toEqual({
      title: 'Copy desk',
      avatar: '/art/projects/feather.svg',
      members: 9,
      chipText: 'Writing',
      chipColor: 'primary',
    })
    expect(valueOf(body.about, 'Status')).toBe('active')
    for (const query of ['', '?tab', '?tab=', '?other=1']) expect((await app.rest('GET', `/api/pages/profile${query}`)).body).toEqual(body)
  })

  test('follows the contract: other tabs are bare arrays, unknown tabs are not found', async () => {
    const [teams, projects, connections, table] = await Promise.all(['teams', 'projects', 'connections', 'projectTable'].map(tab))
    const pictured = { name: expect.any(String), avatar: expect.stringMatching(/^\/art\/people\//) }
    const chip = { title: expect.any(String), color: expect.any(String) }
    for (const each of teams) {
      expect(each).toMatchObject({ title: expect.any(String), description: expect.any(String), extraMembers: expect.any(Number) })
      expect([...each.avatarGroup, ...each.chips]).toEqual([...each.avatarGroup.map(() => pictured), ...each.chips.map(() => chip)])
    }
    for (const each of projects)
      expect(each).toMatchObject({
        client: expect.any(String),
        daysLeft: expect.any(Number),
        comments: expect.any(Number),
        totalTask: expect.any(Number),
        completedTask: expect.any(Number),
        tasks: expect.stringMatching(/^\d+\/\d+$/),
        hours: expect.stringMatching(/^\d+\/\d+$/),
        budget: expect.stringMatching(/^\$[\d,]+\.\d\d$/),
        budgetSpent: expect.stringMatching(/^\$[\d,]+\.\d\d$/),
        startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        deadline: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        members: expect.any(Number),
        chipColor: expect.any(String),
        avatarGroup: expect.any(Array),
      })
    expect(projects[0].budget).toBe('$18,200.00')
    expect((await profile()).projects[0]?.budget).toBe(18_200)
    for (const each of connections)
      expect(each).toEqual({
        id: expect.any(Number),
        name: expect.any(String),
        designation: expect.any(String),
        avatar: expect.any(String),
        tasks: expect.any(Number),
        projects: expect.any(Number),
        connections: expect.any(Number),
        isConnected: expect.any(Boolean),
        chips: expect.any(Array),
      })
    expect(table.map(({ status }: { status: number }) => status)).toEqual(
      projects.map((each: { completedTask: number; totalTask: number }) => Math.round((each.completedTask / each.totalTask) * 100)),
    )
    expect(table[0]).toMatchObject({ id: 1, name: 'Harbor handbook', leader: 'Ingrid Solberg', date: projects[0].startDate })
    for (const name of ['nothing', 'constructor', 'Teams']) {
      const { status, body } = await app.rest('GET', `/api/pages/profile?tab=${name}`)
      expect([status, body.message]).toEqual([404, 'tab is one of profile, teams, projects, connections, projectTable'])
    }
  })

  test('serves every picture', async () => {
    const { profileImg, coverImg, teams, connections } = await profile()
    const avatars = teams.flatMap(team => [team.avatar, ...team.avatarGroup.map(each => each.avatar)])
    for (const picture of [profileImg, coverImg, ...avatars, ...connections.map(({ avatar }) => avatar)])
      expect((await app.rest('GET', picture)).status).toBe(200)
  })

  test('changes the profile over both APIs, with undo and redo', async () => {
    const { version } = await profile()
    const { data } = await app.graphql<{ updateProfile: Profile }>(update, { version, input: { fullName: ' Mira V. ', location: null } })
    expect([data.updateProfile.fullName, valueOf(data.updateProfile.about, 'Full name')]).toEqual(['Mira V.', 'Mira V.'])
    await undo()
    expect((await profile()).fullName).toBe('Mira Valdez')
    await redo()
    const changed = await app.rest('PUT', '/api/pages/profile/header', { body: { designation: 'Editor in chief' } })
    expect([changed.status, changed.body]).toMatchObject([200, { fullName: 'Mira V.', designation: 'Editor in chief' }])
    const { errors } = await app.graphql(update, { version, input: { fullName: 'Other' } })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { fullName: 'Mira V.' } })
    for (const [field, input] of [
      ['fullName', { fullName: ' ' }],
      ['designation', { designation: 'x'.repeat(121) }],
    ] as const) {
      const refused = await app.graphql(update, { input })
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field })
      expect((await app.rest('PUT', '/api/pages/profile/header', { body: input })).status).toBe(400)
    }
    await undo()
    await undo()
    expect(await profile()).toMatchObject({ fullName: 'Mira Valdez', designation: 'Editorial lead' })
  })

  test('connects and disconnects the profile, stars and leaves teams, with undo', async () => {
    const header = async () => (await app.rest('GET', '/api/pages/profile/header')).body
    const { data } = await app.graphql(`mutation { setProfileConnected(isConnected: false) { isConnected } }`)
    expect([data, (await header()).isConnected]).toEqual([{ setProfileConnected: { isConnected: false } }, false])
    await undo()
    expect((await header()).isConnected).toBe(true)
    expect((await app.rest('DELETE', '/api/pages/profile/header/connection')).status).toBe(204)
    expect((await app.rest('PUT', '/api/pages/profile/header/connection')).body).toEqual(await header())

    const starred = async () =>
      (await tab('teams')).filter((team: { isStarred: boolean }) => team.isStarred).map((team: { id: number }) => team.id)
    expect(await starred()).toEqual([1])
    await app.graphql(`mutation { setTeamStarred(id: 2, isStarred: true) { id } }`)
    expect((await app.rest('DELETE', '/api/pages/profile/teams/1/star')).status).toBe(204)
    expect(await starred()).toEqual([2])
    await undo()
    await undo()
    expect((await app.rest('PUT', '/api/pages/profile/teams/3/star')).body).toMatchObject({ id: 3, isStarred: true })
    await undo()

    const before = await tab('teams')
    expect((await app.graphql(`mutation { leaveTeam(id: 2) }`)).data).toEqual({ leaveTeam: '2' })
    expect(await tab('teams')).toEqual(before.filter((team: { id: number }) => team.id !== 2))
    await undo()
    expect((await app.rest('DELETE', '/api/pages/profile/teams/2')).status).toBe(204)
    await undo()
    expect(await tab('teams')).toEqual(before)
    expect((await app.rest('DELETE', '/api/pages/profile/teams/99')).status).toBe(404)
  })

  test('connects and disconnects people once each, updates the overview, with undo and redo', async () => {
    const count = async () => Number(valueOf((await profile()).overview, 'Connections'))
    const before = await count()
    const made = await app.graphql<{ setConnected: object }>(connect, { id: 3, isConnected: true })
    expect(made.data.setConnected).toMatchObject({ isConnected: true, version: 2 })
    expect((await app.graphql(connect, { id: 3, isConnected: true })).data).toEqual(made.data)
    expect(await count()).toBe(before + 1)
    await undo()
    expect(await count()).toBe(before)
    await redo()
    expect((await app.rest('DELETE', '/api/pages/profile/connections/3')).status).toBe(204)
    expect(await count()).toBe(before)
    const again = await app.rest('PUT', '/api/pages/profile/connections/3')
    expect([again.status, again.body.isConnected, await count()]).toEqual([200, true, before + 1])
    for (const id of ['99', '01', '1e0']) {
      expect((await app.graphql(connect, { id, isConnected: true })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
      expect((await app.rest('PUT', `/api/pages/profile/connections/${id}`)).status).toBe(404)
    }
  })

  test('adds a connection to chat once, over both APIs, and undo removes the contact unless there are messages', async () => {
    interface Contact {
      id: string
      fullName: string
      role: string
      status: string
    }
    const add = (id: string) =>
      app.graphql<{ addConnectionToChat: Contact }>(`mutation ($id: ID!) { addConnectionToChat(id: $id) { id fullName role status } }`, {
        id,
      })
    const names = async () => {
      const { data } = await app.graphql<{ contacts: { items: Contact[] } }>(
        '{ contacts(page: { itemsPerPage: -1 }) { items { fullName } } }',
      )
      return data.contacts.items.map(({ fullName }) => fullName)
    }
    const before = await names()
    expect(before).toContain('Siobhán Kelly')
    const known = await add('5')
    expect(known.data.addConnectionToChat).toMatchObject({ fullName: 'Siobhán Kelly', role: 'Lawyer' })
    expect(await names()).toEqual(before)

    const made = (await Promise.all([add('1'), add('1')])).map(({ data }) => data.addConnectionToChat)
    expect(made[0]).toEqual(made[1])
    expect(made[0]).toMatchObject({ fullName: 'Amara Okafor', role: 'Publisher', status: 'OFFLINE' })
    const over = await app.rest('PUT', '/api/pages/profile/connections/1/contact')
    expect([over.status, over.body]).toMatchObject([200, { id: Number(made[0]?.id), fullName: 'Amara Okafor', isBlocked: false }])
    expect((await names()).filter(name => name === 'Amara Okafor')).toHaveLength(1)
    await undo()
    expect(await names()).toEqual(before)
    await redo()
    expect((await names()).filter(name => name === 'Amara Okafor')).toHaveLength(1)

    const written = await app.graphql<{ sendMessage: { id: string } }>(
      `mutation ($id: ID!) { sendMessage(contactId: $id, message: "Hello") { id } }`,
      { id: made[0]?.id },
    )
    expect(written.errors).toBeUndefined()
    const { data } = await app.graphql<{ operations: { items: { id: string; action: string }[] } }>(
      '{ operations { items { id action } } }',
    )
    const added = data.operations.items.find(({ action }) => action === 'CONTACT_ADDED')
    const undone = await app.graphql('mutation ($id: ID) { undo(operationId: $id) { id } }', { id: added?.id })
    expect(undone.errors?.[0]?.extensions.code).toBe('CONFLICT')
    for (const id of ['99', '01']) {
      expect((await add(id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
      expect((await app.rest('PUT', `/api/pages/profile/connections/${id}/contact`)).status).toBe(404)
    }
  })

  test('apps are connected under a name and disconnected, over both APIs, with undo', async () => {
    interface App {
      id: number
      service: string
      account: string
      isConnected: boolean
    }
    const list = async () => (await app.rest('GET', '/api/pages/profile/apps')).body as App[]
    expect(await list()).toContainEqual({ id: 5, service: 'GITHUB', isSocial: false, account: '', isConnected: false })
    const set = `mutation ($id: ID!, $account: String) { setAppConnected(id: $id, isConnected: true, account: $account) { account isConnected version } }`
    const made = await app.graphql(set, { id: '5', account: ' ada ' })
    expect(made.data).toEqual({ setAppConnected: { account: 'ada', isConnected: true, version: 2 } })
    await undo()
    expect((await list())[4]).toMatchObject({ account: '', isConnected: false })
    await redo()
    expect((await list())[4]).toMatchObject({ account: 'ada', isConnected: true })
    const over = await app.rest('PUT', '/api/pages/profile/apps/5', { body: { isConnected: false } })
    expect([over.status, over.body]).toEqual([200, { id: 5, service: 'GITHUB', isSocial: false, account: '', isConnected: false }])
    for (const account of ['a'.repeat(121), 'Card 4242 4242 4242 4242'])
      expect((await app.graphql(set, { id: '5', account })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'account',
      })
    expect((await app.graphql(set, { id: '99' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })
})
