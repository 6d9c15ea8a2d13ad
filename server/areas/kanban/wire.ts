/** Bodies of the kanban calls, read as clients send them. */
import { asObject } from '../../http/body.ts'
import { invalid } from '../../errors.ts'
import { columnsOf, list as listOf, model, object, text, whole } from '../../rest/schemas.ts'
import type { CardPatch } from './cards.ts'
import type { BoardRow, CardCommentRow, CardRow, Member } from './tables.ts'
import './tables.ts'

type Body = Record<string, unknown>

export const boardToWire = ({ id, title, itemsIds }: BoardRow) => ({ id, title, itemsIds })

export const cardToWire = ({ version: _, ...card }: CardRow) => card

export const commentToWire = ({ id, author, text, at }: CardCommentRow) => ({ id, author, text, at })

export const boardSchema = model('Board', {
  id: whole(),
  title: text(),
  itemsIds: listOf(whole(), 'Ids of its cards, in their order'),
})
export const cardSchema = model('Card', {
  ...columnsOf('cards'),
  labels: listOf(text()),
  members: listOf(object({ name: text(), img: text('Address of the picture') })),
})
export const commentSchema = model('CardComment', columnsOf('cardComments', 'cardId'))

const own = (body: Body, key: string) => (Object.hasOwn(body, key) ? (body[key] ?? undefined) : undefined)

/** An id, which clients send as a number or as text; what is neither is no id. */
export const wireId = (body: Body, key: string): string | number => {
  const value = own(body, key)
  return typeof value === 'number' || typeof value === 'string' ? value : ''
}

/** A text that may be missing; anything else than text is refused. */
export function wireText(body: Body, key: string): string {
  const value = own(body, key) ?? ''
  if (typeof value === 'string') return value
  throw invalid(key, `${key} must be a text`)
}

const optionalText = (body: Body, key: string) => (own(body, key) === undefined ? undefined : wireText(body, key))

function list(body: Body, key: string): unknown[] | undefined {
  const value = own(body, key)
  if (value === undefined || Array.isArray(value)) return value
  throw invalid(key, `${key} must be a list`)
}

/** The ids of a list, bare or under `ids`; what is no id becomes one that nothing has. */
export function wireIds(body: unknown): number[] {
  const ids = Array.isArray(body) ? (body as unknown[]) : list(asObject(body), 'ids')
  if (!ids) throw invalid('ids', 'ids must be a list of ids')
  return ids.map(id => (/^[1-9]\d{0,15}$/.test(String(id)) ? Number(id) : 0))
}

/** A count, which may be missing; also one that is written as text. */
export function wireCount(body: Body, key: string): number | undefined {
  const value = own(body, key)
  if (value === undefined || value === '') return undefined
  const number = typeof value === 'string' ? Number(value) : value
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number
  throw invalid(key, `${key} must be a whole number of 0 or more`)
}

/** A day as clients write one: `2026-11-21`, an instant, or any date that can be read; null or empty for none. */
function day(body: Body, key: string): string | null | undefined {
  if (!Object.hasOwn(body, key) || body[key] === undefined) return undefined
  const text = wireText(body, key).trim()
  if (text === '') return null
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) return text.slice(0, 10)
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw invalid(key, `${key} must be a day such as 2026-11-21`)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-')
}

const label = (value: unknown) => wireText({ labels: value }, 'labels')

function member(value: unknown): Member {
  const given = typeof value === 'string' ? { name: value } : asObject(value)
  return { name: wireText(given, 'name'), img: wireText(given, 'img') }
}

/** What may be changed of a card, each with its type; other keys are left aside. */
export function readItem(item: Body): CardPatch {
  return {
    title: optionalText(item, 'title'),
    description: optionalText(item, 'description'),
    dueDate: day(item, 'dueDate'),
    labels: list(item, 'labels')?.map(label),
    members: list(item, 'members')?.map(member),
    comments: optionalText(item, 'comments'),
    commentsCount: wireCount(item, 'commentsCount'),
    attachments: wireCount(item, 'attachments'),
    image: optionalText(item, 'image'),
  }
}
