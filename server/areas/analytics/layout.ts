/** Which cards the analytics dashboard shows, in which order, and over which range. */
import type { Context } from '../../context.ts'
import { deleteRow, insertRow, updateRow, type WriteContext, write } from '../../db/changes.ts'
import { findRowOrNull } from '../../db/rows.ts'
import { invalid } from '../../errors.ts'
import { type DashboardCard, dashboardCards, dashboardLayouts, type PlacedCard } from './tables.ts'

const onlyId = 1

const longer: Partial<Record<DashboardCard, PlacedCard['range']>> = { CATEGORIES: 'ALL_TIME', MONEY: 'LAST_90_DAYS', PROJECTS: 'ALL_TIME' }
const standard: PlacedCard[] = dashboardCards.map(card => ({ card, isHidden: false, range: longer[card] ?? 'LAST_30_DAYS' }))

/** Cards that were added after a layout was saved come last. */
const complete = (cards: readonly PlacedCard[]): PlacedCard[] => [
  ...cards,
  ...standard.filter(({ card }) => cards.every(each => each.card !== card)),
]

const toLayout = (row: { cards: PlacedCard[] } | null) => ({
  id: String(onlyId),
  cards: row ? complete(row.cards) : standard,
  isStandard: row === null,
})

const findLayout = (ctx: Context) => findRowOrNull(ctx, dashboardLayouts, onlyId)

export const readDashboardLayout = async (ctx: Context) => toLayout(await findLayout(ctx))

async function saveCards(ctx: WriteContext, cards: PlacedCard[]) {
  const row = await findLayout(ctx)
  return toLayout(
    row ? await updateRow(ctx, dashboardLayouts, row, { cards }) : await insertRow(ctx, dashboardLayouts, { id: onlyId, cards }),
  )
}

/** Saves the order of the cards; each must be named once. */
export function arrangeDashboard(ctx: Context, cards: readonly PlacedCard[]) {
  const named = new Set(cards.map(({ card }) => card))
  if (cards.length !== dashboardCards.length || named.size !== cards.length)
    throw invalid('CARDS_INCOMPLETE', { field: 'cards', allowed: [...dashboardCards] })
  return write(ctx, 'DASHBOARD_ARRANGED', ctx =>
    saveCards(
      ctx,
      cards.map(({ card, isHidden, range }) => ({ card, isHidden, range })),
    ),
  )
}

/** Restores the standard cards. */
export function resetDashboard(ctx: Context) {
  return write(ctx, 'DASHBOARD_RESET', async ctx => {
    const row = await findLayout(ctx)
    if (row) await deleteRow(ctx, dashboardLayouts, row)
    return toLayout(null)
  })
}
