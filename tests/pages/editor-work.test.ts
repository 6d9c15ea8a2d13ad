/** A writer's work at the keyboard: what the editor's keys, filter, dictionary, and messages do. */
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import { client, openBrowser } from '../support/page.ts'

const engine = embeddedEngine({ workers: 1 })
const web = openBrowser({ engine })
beforeAll(() => engine.warm?.())
beforeEach(async () => {
  await web.app.running.parts.store.db.deleteFrom('documents').execute()
})

const surface = (page: Page) => page.locator('.tiptap')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Changes' })
const bar = (page: Page) => page.getByRole('region', { name: 'Word count, price, and run' })
const text = async (page: Page) => (await surface(page).innerText()).trim()

async function openWith(content: string) {
  const page = await web.open('/apps/invoice/polish', { account: client })
  await surface(page).click()
  await page.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.querySelector('.tiptap')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, content)
  return page
}

async function polish(page: Page) {
  await page.keyboard.press('Control+Enter')
  await panel(page)
    .getByText(/changes? to review|No issues found/)
    .waitFor()
}

test('the question mark lists the keys of the editor, but only outside the text', async () => {
  const page = await openWith('Why')
  await page.keyboard.press('?')
  await expect.poll(() => text(page)).toBe('Why?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Documents' }).focus()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog')
  for (const name of ['Next change', 'Accept the change', 'Find and replace', 'Stop the run']) await sheet.getByText(name).waitFor()
  expect(await web.violations(page)).toEqual([])
})

test('an inserted comma is shown with the word that it follows', async () => {
  const page = await openWith('However it was late. We went home.')
  await polish(page)
  const card = panel(page).getByRole('listitem')
  await expect.poll(() => card.innerText()).toContain('However,')
  await card.getByRole('button', { name: 'Accept: However → However,' }).click()
  await expect.poll(() => text(page)).toBe('However, it was late. We went home.')
})

test('forty equal mistakes are one card, accepted and undone in one step', async () => {
  const page = await openWith(`Everybody recieved one. ${'We recieved a parcel. '.repeat(39)}`.trim())
  await polish(page)
  await panel(page).getByText('40×').waitFor()
  expect(await panel(page).getByRole('listitem').count()).toBe(1)
  await panel(page).getByRole('button', { name: 'Accept all 40: recieved → received' }).click()
  await expect.poll(() => text(page).then(words => words.match(/received/g)?.length)).toBe(40)
  await surface(page).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => text(page).then(words => words.match(/recieved/g)?.length)).toBe(40)
  await panel(page).getByText('40×').waitFor()
})

test('the keys stay with the kind that is chosen, and decide nothing that is not shown', async () => {
  const page = await openWith('We definately recieved it. Their is a adress on the seperate box, and it have a untill.')
  await polish(page)
  const filter = panel(page).getByRole('group', { name: 'Show changes by kind' })
  const spelling = filter.getByRole('button', { name: /^Spelling/ })
  await spelling.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => spelling.getAttribute('aria-pressed')).toBe('true')
  const count = Number((await spelling.innerText()).replace(/\D/g, ''))
  expect(count).toBeGreaterThanOrEqual(4)
  const current = panel(page).locator('li[aria-current]')
  for (let step = 0; step < count + 1; step += 1) {
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => current.count()).toBe(1)
    expect(await current.innerText()).toContain('Spelling')
  }
  // A change of another kind that is chosen in the text has its card as well.
  await surface(page).getByText('Their', { exact: true }).click()
  await expect.poll(() => current.innerText()).toContain('There')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => current.innerText()).toContain('Spelling')
  for (let step = 0; step < count; step += 1) await page.keyboard.press('Alt+Enter')
  await expect.poll(() => text(page)).toMatch(/^We definitely received it\. Their is a address on the separate box/)
  // The last change of the kind ends the filter.
  await expect.poll(() => filter.getByRole('button', { name: /^Spelling/ }).count()).toBe(0)
  await panel(page).getByText('Their', { exact: true }).first().waitFor()
})

test('a run with too few words polishes the sentences that they are enough for', async () => {
  const { db } = web.app.running.parts.store
  const grants = await db.selectFrom('wordGrants').select(['id', 'remaining']).execute()
  const { auth } = await web.signIn(client)
  const left = async () => {
    const { data } = await web.app.graphql<{ me: { durWordsLeft: number; tempWordsLeft: number } }>(
      '{ me { durWordsLeft tempWordsLeft } }',
      {},
      auth,
    )
    return (data?.me.durWordsLeft ?? 0) + (data?.me.tempWordsLeft ?? 0)
  }
  try {
    await db.updateTable('wordGrants').set({ remaining: 0 }).execute()
    const { id } = await db
      .selectFrom('wordGrants')
      .innerJoin('accounts', 'accounts.id', 'wordGrants.accountId')
      .where('accounts.email', '=', client.email)
      .select('wordGrants.id')
      .executeTakeFirstOrThrow()
    await db.updateTable('wordGrants').set({ remaining: 6 }).where('id', '=', id).execute()
    expect(await left()).toBe(6)
    const page = await openWith('We definately recieved it. Their is a adress on the box.')
    await page.keyboard.press('Control+Enter')
    await bar(page).getByRole('button', { name: 'Polish the first 4 words' }).click()
    await panel(page).getByText('2 changes to review').waitFor()
    expect(await left()).toBe(2)
    await panel(page).getByRole('button', { name: 'Accept all (2)' }).click()
    await expect.poll(() => text(page)).toBe('We definitely received it. Their is a adress on the box.')
  } finally {
    for (const { id, remaining } of grants) await db.updateTable('wordGrants').set({ remaining }).where('id', '=', id).execute()
  }
})

test('a word is added to the dictionary by hand and removed again', async () => {
  const page = await openWith('')
  await page.getByRole('button', { name: 'Dictionary and rules' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Add or find a word' }).fill('recieved')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Remove recieved' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await surface(page).click()
  await page.keyboard.type('We recieved it.')
  await polish(page)
  await panel(page).getByText('No issues found').waitFor()
  await page.getByRole('button', { name: 'Dictionary and rules' }).click()
  await dialog.getByRole('button', { name: 'Remove recieved' }).click()
  await dialog.getByRole('button', { name: 'Remove recieved' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await polish(page)
  await panel(page).getByText('1 change to review').waitFor()
})

test('each replacement is undone by itself, and the found word is the selected one', async () => {
  const page = await openWith('one cat, two cat, three cat')
  await page.keyboard.press('Control+f')
  const found = page.getByRole('search', { name: 'Find and replace' })
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('cat')
  await page.keyboard.press('Enter')
  await found.getByText('1 of 3').waitFor()
  await page.getByRole('textbox', { name: 'Replace with' }).fill('dog')
  const replace = found.getByRole('button', { name: 'Replace', exact: true })
  await replace.click()
  await expect.poll(() => text(page)).toBe('one dog, two cat, three cat')
  await replace.click()
  await expect.poll(() => text(page)).toBe('one dog, two dog, three cat')
  await page.keyboard.press('Escape')
  await found.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await expect.poll(() => text(page)).toBe('one dog, two cat, three cat')
  await page.keyboard.press('Control+z')
  await expect.poll(() => text(page)).toBe('one cat, two cat, three cat')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => text(page)).toBe('one dog, two cat, three cat')
})

test('at the end of a long text, the bar leaves the way to the top free', async () => {
  const page = await openWith(Array.from({ length: 40 }, () => 'The parcel arrived on Monday.').join('\n\n'))
  const toTop = page.getByRole('button', { name: 'Back to top' })
  const gap = async () => {
    const [button, region] = await Promise.all([toTop.boundingBox(), bar(page).boundingBox()])
    return button && region ? Math.round(region.y - button.y - button.height) : -1
  }
  for (const share of [0.5, 1]) {
    await page.evaluate(share => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * share), share)
    await toTop.waitFor()
    await expect.poll(gap).toBeGreaterThanOrEqual(8)
  }
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('undo takes back the last rejection first, and all rejections of one step at once', async () => {
  const page = await openWith('Alpha sentence is here. She have a dog.')
  await page.keyboard.press('End')
  await page.keyboard.type(' It was nise.')
  const typed = await text(page)
  await polish(page)
  const marks = () => surface(page).locator('.change').count()
  const count = await marks()
  expect(count).toBeGreaterThan(1)
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+Backspace')
  await expect.poll(marks).toBe(count - 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(marks).toBe(count)
  expect(await text(page)).toBe(typed)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.poll(marks).toBe(count - 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await panel(page).getByRole('button', { name: 'Reject all' }).click()
  await expect.poll(marks).toBe(0)
  await panel(page).getByRole('button', { name: 'Undo all' }).click()
  await expect.poll(marks).toBe(count)
  await panel(page).getByRole('button', { name: 'Reject all' }).click()
  await surface(page).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(marks).toBe(count)
  expect(await text(page)).toBe(typed)
  await panel(page).getByRole('button', { name: 'Undo all' }).waitFor({ state: 'detached' })
})

test('a text that replaces the checked one leaves no change that looks decided', async () => {
  const page = await openWith('We definately recieved a very very good parcel.')
  await polish(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await panel(page).getByText('Text edited since this run').waitFor()
  expect(await panel(page).getByText('Accepted').count()).toBe(0)
  await page.keyboard.press('Control+z')
  await panel(page)
    .getByText(/changes to review/)
    .waitFor()
})

test('a run that fails keeps the changes of the one before; its message goes with the next or is dismissed', async () => {
  const page = await openWith('We definately recieved it.')
  await polish(page)
  const cards = panel(page).getByRole('listitem')
  await expect.poll(() => cards.count()).toBe(2)
  // An unchanged text would not be run again.
  await surface(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Thanks.')
  await page.getByRole('img', { name: 'Saved' }).waitFor()
  await page.route('**/graphql', route => route.abort())
  await page.keyboard.press('Control+Enter')
  const problem = bar(page).getByRole('alert')
  await problem.waitFor()
  await panel(page).getByText('2 changes to review').waitFor()
  expect([await cards.count(), await surface(page).locator('.change').count()]).toEqual([2, 2])
  await problem.getByRole('button', { name: 'Close' }).click()
  await problem.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+Enter')
  await problem.waitFor()
  await page.unroute('**/graphql')
  await problem.getByRole('button', { name: 'Try again' }).click()
  await problem.waitFor({ state: 'detached' })
  await panel(page).getByText('2 changes to review').waitFor()
  // A run of the changed text, and not another version of the old one.
  expect(await panel(page).getByRole('group', { name: 'Versions' }).count()).toBe(0)
  web.expectQuiet(/ERR_FAILED/)
})
