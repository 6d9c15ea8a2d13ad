/** The demo data that all servers of the HTTP benchmark read: a file that Deskwright has made, and the best statements for it. */
import { hash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seeds } from '../seed/index.ts'
import { readConfig } from '../server/config.ts'
import { start } from '../server/main.ts'

export interface BenchData {
  folder: string
  /** A session of the demo administrator. */
  token: string
}

/** Creates a data folder whose reviews and boards are filled, in the public workspace and in the one of an account. */
export async function makeData(): Promise<BenchData> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const running = await start(readConfig({ PORT: '0', DATA_DIR: folder, RATE_LIMIT: '0', LOG_LEVEL: 'error' }))
  const post = async (path: string, body: object, authorization = '') => {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) }
    const response = await fetch(running.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} returned ${response.status}`)
    return (await response.json()) as Record<string, unknown>
  }
  const { auth } = await post('/register/login', { email: 'admin@demo.com', password: 'admin' })
  const token = String(auth)
  for (const authorization of ['', token]) await post('/graphql', { query: '{ reviews { total } boards { id } }' }, authorization)
  await running.close()
  return { folder, token }
}

type Row = Record<string, unknown>

/** The work of each request, at its least: prepared statements of one file, without access control or paging. */
export interface Work {
  /** The columns that the GraphQL query selects. */
  reviews: (search: string) => { items: Row[]; total: number }
  /** All columns of the REST response. */
  wholeReviews: (search: string) => { reviews: Row[]; total: number }
  boards: () => Row[]
  /** The account of a token. */
  me: (token: string) => Row | undefined
}

export function openWork(): Work {
  const database = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'deskwright.sqlite'))
  const prepare = (text: string) => {
    const statement = database.prepare(text)
    const names = statement.columns().map(({ name }) => name)
    // Objects of `node:sqlite` are several times slower to serialize than objects of one shape.
    statement.setReturnArrays(true)
    return (...values: (string | number)[]) =>
      statement.all(...values).map((given: unknown) => {
        const cells = given as unknown[] // because of `setReturnArrays`
        const row: Row = {}
        for (let at = 0; at < names.length; at++) row[names[at] ?? ''] = cells[at]
        return row
      })
  }
  const from = 'from reviews where workspaceId = 1 and instr(searchText, ?) > 0'
  const order = 'order by productFolded, writtenAt desc, id desc limit 10'
  const few = prepare(`select id, product, reviewer, email, status, rating, head, writtenAt ${from} ${order}`)
  const whole = prepare(
    `select id, product, companyName, productImage, reviewer, email, avatar, writtenAt as date, status, rating as review, head, para, reply, repliedAt ${from} ${order}`,
  )
  const count = prepare(`select count(*) as total ${from}`)
  const boards = prepare('select id, title, itemsIds from boards where workspaceId = 1 order by position, id')
  const cards = prepare('select id, title, labels, members, commentsCount, attachments, image from cards where workspaceId = 1')
  const account = prepare(
    'select accounts.id, email, accounts.role from sessions join accounts on accounts.id = sessions.accountId where tokenHash = ? limit 1',
  )
  const totalOf = (search: string) => Number(count(search)[0]?.total)
  return {
    reviews: search => ({ items: few(search), total: totalOf(search) }),
    wholeReviews: search => ({ reviews: whole(search), total: totalOf(search) }),
    boards() {
      const byId = new Map<unknown, Row>()
      for (const card of cards())
        byId.set(card.id, {
          ...card,
          labels: JSON.parse(String(card.labels)) as unknown,
          members: JSON.parse(String(card.members)) as unknown,
        })
      return boards().map(({ id, title, itemsIds }) => {
        const ids = JSON.parse(String(itemsIds)) as number[] // written by the application
        return { id, title, items: ids.map(each => byId.get(each)) }
      })
    },
    me: token => account(hash('sha256', token, 'base64url'))[0],
  }
}

/** The reviews in memory, for servers with a database of their own. */
export const reviews = seeds.find(({ table }) => table.name === 'reviews')?.rows(new Date()) ?? []

export const searches = ['', 'a', 'e', 'lamp', 'shoe', 'o', 'chair', 'th']

export const typeDefs = `
  type Review { id: ID! product: String! reviewer: String! email: String! status: String! rating: Int! head: String! writtenAt: String! }
  type ReviewPage { items: [Review!]! total: Int! }
  type Member { name: String! img: String! }
  type Card { id: ID! title: String! labels: [String!]! members: [Member!]! commentsCount: Int! attachments: Int! image: String! }
  type Board { id: ID! title: String! items: [Card!]! }
  type Account { id: ID! email: String! role: String! }
  type Query { reviews(search: String): ReviewPage! boards: [Board!]! me: Account }
`

/** Resolvers of the other GraphQL servers; the context has the token. */
export const resolversOf = ({ reviews, boards, me }: Work) => ({
  Query: {
    reviews: (_: unknown, { search }: { search?: string }) => reviews(search ?? ''),
    boards: () => boards(),
    me: (_root: unknown, _args: unknown, { token }: { token: string }) => me(token),
  },
})

const reviewFields = 'items { id product reviewer email status rating head writtenAt } total'
export const queries = {
  reviews: `query List($search: String) { reviews(search: $search) { ${reviewFields} } }`,
  /** The same in our schema. */
  ourReviews: `query List($search: String) { reviews(search: $search, sort: PRODUCT, page: { itemsPerPage: 10 }) { ${reviewFields} } }`,
  boards: '{ boards { id title items { id title labels members { name img } commentsCount attachments image } } }',
  me: '{ me { id email role } }',
}
