import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { client, loseFirst, openBrowser } from '../support/page.ts'

const window = openBrowser()
const patient = { timeout: 10_000 }
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace(area: KANBAN) }', {}, token)
})

const open = async (query = '', look: Parameters<typeof window.open>[1] = {}) => {
  const page = await window.open(`/apps/kanban${query}`, { account: client, ...look })
  await page.locator('[data-card="1"]').first().waitFor()
  return page
}
const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const link = (page: Page, id: number) => page.locator(`[data-card-link="${id}"]`)
const listed = (page: Page, title: string) =>
  column(page, title)
    .locator('[data-card]')
    .evaluateAll(cards => cards.map(card => Number(card.getAttribute('data-card'))))
async function expectListed(page: Page, title: string, ids: number[]) {
  await expect.poll(() => listed(page, title), patient).toEqual(ids)
}
const stored = async () => {
  const { data } = await window.app.graphql<{ boards: { title: string; itemsIds: string[] }[] }>('{ boards { title itemsIds } }', {}, token)
  return Object.fromEntries(data.boards.map(({ title, itemsIds }) => [title, itemsIds.map(Number)]))
}
async function expectStored(title: string, ids: number[]) {
  await expect.poll(async () => (await stored())[title], patient).toEqual(ids)
}
const announced = (page: Page, text: string) => page.locator('[data-announcement]', { hasText: text }).waitFor({ state: 'attached' })

async function drag(page: Page, from: string, to: string, offset = 10) {
  const source = await page.locator(from).boundingBox()
  const target = await page.locator(to).boundingBox()
  if (!source || !target) throw new Error('Nothing to drag')
  await page.mouse.move(source.x + source.width / 2, source.y + source.height - 16)
  await page.mouse.down()
  await page.mouse.move(source.x + source.width / 2 + 12, source.y + source.height - 10, { steps: 3 })
  await page.mouse.move(target.x + target.width / 2, target.y + offset, { steps: 8 })
  await page.mouse.move(target.x + target.width / 2 + 1, target.y + offset, { steps: 2 })
  await page.mouse.up()
}

test('with the mouse: cards are dragged, added, and edited in the drawer, boards renamed and deleted, and all undone', async () => {
  const page = await open()
  await expectListed(page, 'To do', [1, 2, 3, 4])
  await drag(page, '[data-card="2"]', '[data-card="6"]')
  await window.expectNoticeAndClose('moved to In progress', page)
  await expectListed(page, 'In progress', [5, 2, 6, 7])
  await expectStored('In progress', [5, 2, 6, 7])
  await column(page, 'In progress').getByRole('img', { name: '4 cards, over the limit of 3' }).waitFor()
  await page.keyboard.press('Control+z')
  await expectListed(page, 'To do', [1, 2, 3, 4])

  await column(page, 'To do').getByRole('button', { name: 'Add card to To do' }).last().click()
  const field = page.getByRole('textbox', { name: 'Card title' })
  await field.fill('Buy string')
  await field.press('Enter')
  await column(page, 'To do').getByRole('link', { name: 'Buy string' }).waitFor()
  await field.fill('Buy wax')
  await field.press('Enter')
  await column(page, 'To do').getByRole('link', { name: 'Buy wax' }).waitFor()
  await field.press('Escape')

  await column(page, 'To do').getByRole('link', { name: 'Buy string' }).click()
  await page.waitForURL('**?card=15')
  const drawer = page.getByRole('dialog', { name: 'Buy string' })
  await drawer.getByRole('button', { name: 'Add description' }).click()
  await drawer.getByRole('textbox', { name: 'Description' }).fill('**Hemp**, please\n\n<b>no plastic</b>')
  await drawer.getByRole('button', { name: 'Preview' }).click()
  await drawer.locator('strong', { hasText: 'Hemp' }).waitFor()
  await drawer.getByText('<b>no plastic</b>').waitFor()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await drawer.getByRole('textbox', { name: 'New step' }).fill('Measure')
  await drawer.getByRole('textbox', { name: 'New step' }).press('Enter')
  await drawer.getByRole('checkbox', { name: 'Measure' }).check()
  await drawer.getByText('1 of 1 steps done').waitFor()
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('Ready, @Mira Valdez')
  await drawer.getByRole('button', { name: 'Comment', exact: true }).click()
  await drawer.getByRole('listitem').filter({ hasText: 'Ready, @Mira Valdez' }).waitFor()
  await window.expectNotice('Comment added', page)
  const notified = '{ notifications(page: { itemsPerPage: 5 }) { items { kind link } } }'
  const notices = async () =>
    (await window.app.graphql<{ notifications: { items: { kind: string; link: string }[] } }>(notified, {}, token)).data.notifications.items
  await expect.poll(notices, patient).toContainEqual({ kind: 'MENTIONED', link: '/apps/kanban?card=15' })
  await drawer.getByRole('button', { name: 'Close' }).first().click()
  await page.waitForURL(url => !url.search.includes('card='))

  const done = column(page, 'Done')
  await done.getByRole('button', { name: 'Rename board Done' }).click()
  await page.getByRole('textbox', { name: 'Board title' }).fill('To do')
  await page.getByRole('textbox', { name: 'Board title' }).press('Enter')
  await page.getByText('Another board is titled “To do”. Choose another title.').waitFor()
  await page.getByRole('textbox', { name: 'Board title' }).press('Escape')
  await done.getByRole('button', { name: 'Actions for board Done' }).click()
  await page.getByRole('menuitem', { name: 'Delete board' }).click()
  await done.waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'Board Done deleted' }).getByRole('button', { name: 'Undo' }).click()
  await done.getByRole('link').first().waitFor()
})

test('by keyboard alone: a card is lifted, moved, and dropped with its focus and announcements, joined, and filtered', async () => {
  const page = await open()
  await link(page, 1).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-card-link')), patient).toBe('2')
  await page.keyboard.press('Space')
  await announced(page, 'Lifted “Get quotes from three printers”. To do, position 2 of 4.')
  await page.keyboard.press('ArrowRight')
  await announced(page, 'In progress, position 2 of 4')
  await page.keyboard.press('ArrowUp')
  await announced(page, 'In progress, position 1 of 4')
  await page.keyboard.press('Space')
  await announced(page, 'Dropped “Get quotes from three printers”. In progress, position 1 of 4.')
  await expectStored('In progress', [2, 5, 6, 7])
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-card-link')), patient).toBe('2')

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expectListed(page, 'In review', [2, 8, 9, 10])
  await page.keyboard.press('Escape')
  await announced(page, 'Move canceled.')
  await expectListed(page, 'In progress', [2, 5, 6, 7])

  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expectStored('In progress', [5, 6, 2, 7])
  await page.keyboard.press('i')
  await link(page, 2).locator('xpath=ancestor::li').getByRole('img', { name: 'Mira Valdez' }).waitFor()

  await page.keyboard.press('q')
  await page.waitForURL('**member=Mira**')
  await expectListed(page, 'In progress', [2])
  await page.keyboard.press('x')
  await expectListed(page, 'In progress', [5, 6, 2, 7])

  await link(page, 2).focus()
  await page.keyboard.press('e')
  const drawer = page.getByRole('dialog', { name: 'Get quotes from three printers' })
  const title = drawer.getByRole('textbox', { name: 'Card title' })
  await expect.poll(() => title.evaluate(element => element === document.activeElement), patient).toBe(true)
  await title.fill('Get four quotes')
  await page.keyboard.press('Enter')
  await link(page, 2).filter({ hasText: 'Get four quotes' }).waitFor()
  await page.keyboard.press('Escape')
  // Its name has changed with the title.
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.keyboard.press('b')
  await page.getByRole('textbox', { name: 'Board title' }).fill('Done')
  await page.keyboard.press('Enter')
  await page.getByText('Another board is titled “Done”. Choose another title.').waitFor()
  await page.getByRole('textbox', { name: 'Board title' }).fill('Ideas')
  await page.keyboard.press('Enter')
  await column(page, 'Ideas').waitFor()
})

test('on a phone in Arabic, a card is moved by its menu, and its details fill the screen', async () => {
  const page = await open('', { width: 390, locale: 'ar' })
  await page.getByRole('heading', { name: 'كانبان' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: /^إجراءات البطاقة Photograph/ }).click()
  await page.getByRole('menuitem', { name: 'In review' }).click()
  await expectStored('In review', [8, 9, 10, 1])
  await link(page, 3).click()
  const drawer = page.getByRole('dialog')
  await expect.poll(async () => (await drawer.boundingBox())?.width, patient).toBe(390)
  await drawer.getByRole('textbox', { name: 'خطوة جديدة' }).fill('واحدة')
  await drawer.getByRole('textbox', { name: 'خطوة جديدة' }).press('Enter')
  await drawer.getByRole('checkbox', { name: 'واحدة' }).waitFor()
})

test('two windows that move cards at once lose none, and a board deleted in the other one is told', async () => {
  const [first, second] = [await open(), await open()]
  await link(first, 3).focus()
  await first.keyboard.press('Space')
  await first.keyboard.press('ArrowRight')
  await link(second, 4).focus()
  await second.keyboard.press('Space')
  await second.keyboard.press('ArrowRight')
  await Promise.all([first.keyboard.press('Space'), second.keyboard.press('Space')])
  await expect.poll(async () => (await stored())['In progress']?.toSorted((a, b) => a - b), patient).toEqual([3, 4, 5, 6, 7])
  for (const page of [first, second])
    await expect.poll(async () => (await listed(page, 'In progress')).toSorted((a, b) => a - b), patient).toEqual([3, 4, 5, 6, 7])

  await link(first, 8).focus()
  await first.keyboard.press('Space')
  await first.keyboard.press('ArrowRight')
  await announced(first, 'Done, position')
  await window.app.graphql('mutation { deleteBoard(id: 4) }', {}, token)
  await column(first, 'Done').waitFor({ state: 'detached' })
  await first.keyboard.press('Space')
  await window.expectNotice('This board was deleted in another window', first)
  await expectListed(first, 'In review', [8, 9, 10])
})

test('a card moves to another swimlane, takes an uploaded picture as its cover, and a board moves by keyboard, all undone', async () => {
  const page = await open('?group=member')
  const lane = (name: string, board: number) => `[data-lane="${name}"][data-board="${board}"]`
  const members = async () => {
    const { data } = await window.app.graphql<{ card: { members: { name: string }[] } }>('{ card(id: 2) { members { name } } }', {}, token)
    return data.card.members.map(({ name }) => name)
  }
  await drag(page, '[data-card="2"]', lane('Brigid O’Shea', 2))
  await window.expectNoticeAndClose('moved to Brigid O’Shea', page)
  await page.locator(lane('Brigid O’Shea', 2)).locator('[data-card="2"]').waitFor()
  await expect.poll(members, patient).toEqual(['Brigid O’Shea'])
  await page.keyboard.press('Control+z')
  await page.locator(lane('Anneli Virtanen', 1)).locator('[data-card="2"]').waitFor()
  expect(await members()).toEqual(['Anneli Virtanen'])
  // By keyboard, the lane below follows the last card of a cell.
  await link(page, 2).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await announced(page, 'Brigid O’Shea, To do, position')
  await page.keyboard.press('Escape')
  await announced(page, 'Move canceled.')

  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Get quotes from three printers' })
  const cover = drawer.getByRole('group', { name: 'Cover' })
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  await cover.locator('input[type="file"]').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png })
  await cover.getByRole('button', { name: 'cover.png', pressed: true }).waitFor()
  await page.locator('[data-card="2"] img[src^="blob:"]').waitFor()
  await window.expectNoticeAndClose('Card saved', page)
  await drawer.getByRole('button', { name: 'Remove cover.png' }).click()
  await cover.getByRole('button', { name: 'No cover', pressed: true }).waitFor()
  await window.expectNotice('Card saved', page)
  await drawer.getByRole('button', { name: 'Close' }).first().click()
  await drawer.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await page.locator('[data-card="2"] img[src^="blob:"]').waitFor()

  await page.goto(new URL('/apps/kanban', page.url()).href)
  await page.locator('[data-board-title="1"]').focus()
  await page.keyboard.press('Space')
  await announced(page, 'Lifted board “To do”. Position 1 of 4.')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await announced(page, 'Position 3 of 4')
  await page.keyboard.press('Space')
  await announced(page, 'Dropped board “To do”. Position 3 of 4.')
  const titles = async () => Object.keys(await stored())
  await expect.poll(titles, patient).toEqual(['In progress', 'In review', 'To do', 'Done'])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-board-title'))).toBe('1')
  await page.keyboard.press('Control+z')
  await expect.poll(titles, patient).toEqual(['To do', 'In progress', 'In review', 'Done'])
  // All boards are in sight.
  expect(await page.evaluate(() => document.querySelector('[data-column="4"]')?.getBoundingClientRect().right)).toBeLessThan(1440)
})

test('offline for a while: a move is told and reverted, moves of another window appear on return, and moving works again', async () => {
  const page = await open()
  const moveRight = async () => {
    await link(page, 3).focus()
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  }
  await page.context().setOffline(true)
  await moveRight()
  await window.expectNoticeAndClose('Couldn’t reach the server', page)
  await expectListed(page, 'To do', [1, 2, 3, 4])
  await window.app.graphql('mutation { moveCard(id: 1, boardId: 2, position: 0) { id } }', {}, token)
  await page.context().setOffline(false)
  await expectListed(page, 'In progress', [1, 5, 6, 7])
  await moveRight()
  await expect.poll(async () => (await stored())['In progress']?.toSorted((a, b) => a - b), patient).toEqual([1, 3, 5, 6, 7])
  expect((await stored())['To do']).toEqual([2, 4])
  window.expectQuiet(/Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/)
})

test('a due date is typed by keyboard, saved when the focus leaves, and removed', async () => {
  const page = await open('?card=1')
  const due = page.getByRole('dialog').getByRole('group', { name: 'Due date' })
  const dueOf = async () =>
    (await window.app.graphql<{ card: { dueDate: string | null } }>('{ card(id: 1) { dueDate } }', {}, token)).data.card.dueDate
  await due.getByRole('spinbutton', { name: 'Month' }).click()
  await page.keyboard.type('12052031')
  await expect.poll(() => due.getByRole('spinbutton', { name: 'Year' }).textContent()).toBe('2031')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await window.expectNoticeAndClose('Card saved', page)
  expect(await dueOf()).toBe('2031-12-05')

  // An unfinished year changes nothing.
  await due.getByRole('spinbutton', { name: 'Year' }).click()
  await page.keyboard.type('20')
  await page.getByRole('textbox', { name: 'Card title' }).click()
  await expect.poll(() => due.getByRole('spinbutton', { name: 'Year' }).textContent()).toBe('2031')
  expect(await dueOf()).toBe('2031-12-05')

  // Escape closes the card after a change.
  await due.getByRole('spinbutton', { name: 'Year' }).click()
  await page.keyboard.type('2032')
  await page.keyboard.press('Escape')
  await expect.poll(dueOf).toBe('2032-12-05')
  await window.expectNoticeAndClose('Card saved', page)

  await link(page, 1).click()
  await due.getByRole('spinbutton', { name: 'Year' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect.poll(dueOf).toBe(null)
})

test('a comment whose response is lost is sent again, and stored once', async () => {
  const page = await open('?card=1')
  const drawer = page.getByRole('dialog')
  await loseFirst(page, 'AddCardComment')
  const field = drawer.getByRole('textbox', { name: 'Comment' })
  const send = drawer.getByRole('button', { name: 'Comment', exact: true })
  await field.fill('Only once')
  await send.click()
  await window.expectNotice('Couldn’t reach the server', page)
  await expect.poll(() => field.inputValue()).toBe('Only once')
  await send.click()
  await window.expectNotice('Comment added', page)
  await expect.poll(() => drawer.getByRole('listitem').filter({ hasText: 'Only once' }).count()).toBe(1)
  window.expectQuiet(/ERR_FAILED/)
})
