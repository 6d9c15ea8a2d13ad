/** The sixty reviews and the list query that all servers of the benchmark share. */
import { DatabaseSync } from 'node:sqlite'
import { seeds } from '../seed/index.ts'

export interface BenchReview {
  id: number
  product: string
  reviewer: string
  email: string
  status: string
  rating: number
  head: string
  writtenAt: string
}

const seeded = seeds.find(({ table }) => table.name === 'reviews')?.rows(new Date('2026-01-31T12:00:00.000Z')) ?? []
export const reviews = seeded as unknown as BenchReview[] // the seed of exactly this table

/** Ten reviews by product and their count, through prepared SQLite statements: the minimum work of any server. */
export function openList(): (search: string) => { items: BenchReview[]; total: number } {
  const database = new DatabaseSync(':memory:')
  database.exec(
    'create table reviews (id integer primary key, product, reviewer, email, status, rating, head, writtenAt, searchText, productFolded)',
  )
  database.exec('create index byProduct on reviews (productFolded, id)')
  const insert = database.prepare('insert into reviews values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
  for (const review of reviews) {
    const { id, product, reviewer, email, status, rating, head, writtenAt } = review
    insert.run(
      id,
      product,
      reviewer,
      email,
      status,
      rating,
      head,
      writtenAt,
      `${product}\n${reviewer}\n${head}`.toLowerCase(),
      product.toLowerCase(),
    )
  }
  const columns = 'id, product, reviewer, email, status, rating, head, writtenAt'
  const list = database.prepare(`select ${columns} from reviews where instr(searchText, ?) > 0 order by productFolded, id limit 10`)
  const count = database.prepare('select count(*) as total from reviews where instr(searchText, ?) > 0')
  return search => {
    const folded = search.toLowerCase()
    return { items: list.all(folded) as unknown as BenchReview[], total: Number(count.get(folded)?.total) } // the columns selected above
  }
}

export const searches = ['', 'a', 'e', 'lamp', 'shoe', 'o', 'chair', 'th']

export const typeDefs = `
  type Review { id: ID! product: String! reviewer: String! email: String! status: String! rating: Int! head: String! writtenAt: String! }
  type ReviewPage { items: [Review!]! total: Int! }
  type Query { reviews(search: String): ReviewPage! ping: String }
`

/** The operation for the other servers. */
export const peerQuery =
  'query List($search: String) { reviews(search: $search) { items { id product reviewer email status rating head writtenAt } total } }'
/** The same operation in our schema. */
export const ourQuery =
  'query List($search: String) { reviews(search: $search, sort: PRODUCT, page: { itemsPerPage: 10 }) { items { id product reviewer email status rating head writtenAt } total } }'
