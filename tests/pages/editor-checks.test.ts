/** Checks while writing: underlines after a pause, cards as after a run, and what they cost. */
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import type { TextEngine } from '../../server/engine/port.ts'
import { client, type Look, openBrowser } from '../support/page.ts'

const embedded = embeddedEngine({ workers: 1 })
let runs = 0
const engine: TextEngine = {
  name: 'embedded',
  version: '1',
  run(request) {
    runs += 1
    return embedded.run(request)
  },
  close: () => embedded.close(),
}
const web = openBrowser({ engine })
beforeAll(() => embedded.warm?.())
beforeEach(async () => {
  const { db } = web.app.running.parts.store
  for (const table of ['documents', 'dictionaryWords', 'checkedSentences', 'textRuns'] as const) await db.deleteFrom(table).execute()
  runs = 0
})

const surface = (page: Page) => page.locator('.tiptap')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Changes' })
const bar = (page: Page) => page.getByRole('region', { name: 'Word count, price, and run' })
const marked = (page: Page) => surface(page).locator('[data-change]')
const marks = async (page: Page) => marked(page).allInnerTexts()
const text = async (page: Page) => (await surface(page).innerText()).trim()
const wordsLeft = async (page: Page) => Number((await page.getByRole('link', { name: /words left/ }).innerText()).replace(/\D/g, ''))
/** Longer than the pause after which a check begins. */
const pause = (page: Page) => page.waitForTimeout(2000)
/** Where the caret is, in letters from the start of its paragraph. */
const caret = (page: Page) =>
  page.evaluate(() => {
    const { anchorNode, anchorOffset } = getSelection() ?? { anchorNode: null, anchorOffset: 0 }
    const range = document.createRange()
    const block = anchorNode?.parentElement?.closest('p')
    if (!anchorNode || !block) return -1
    range.setStart(block, 0)
    range.setEnd(anchorNode, anchorOffset)
    return range.toString().length
  })

async function setChecks(page: Page, isOn: boolean) {
  await bar(page).getByRole('button', { name: 'Options' }).click()
  const options = page.getByRole('dialog', { name: 'Options' })
  const toggle = options.getByRole('switch', { name: 'Check while writing' })
  expect(await toggle.isChecked()).toBe(!isOn)
  await toggle.setChecked(isOn)
  await page.keyboard.press('Escape')
  await options.waitFor({ state: 'detached' })
}

async function openChecked(look: Look = {}) {
  const page = await web.open('/apps/invoice/polish', { account: client, ...look })
  await surface(page).click()
  await setChecks(page, true)
  await surface(page).click()
  return page
}

test('what is written is underlined after a pause, charged once, and corrected by its card', async () => {
  const page = await openChecked()
  const before = await wordsLeft(page)
  await page.keyboard.type('We definately know it. It ')
  await expect.poll(() => marks(page)).toEqual(['definately'])
  expect(await caret(page)).toBe(26)
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('tiptap')
  // The unfinished sentence has no mistake yet.
  expect(await wordsLeft(page)).toBe(before - 4)
  await bar(page).getByText('4 words charged while writing').waitFor()
  expect(await surface(page).getAttribute('spellcheck')).toBe('false')

  // What was there is free.
  await page.keyboard.press('Control+ArrowLeft')
  await page.keyboard.press('Control+Shift+ArrowRight')
  await page.keyboard.press('Control+b')
  await pause(page)
  expect([await wordsLeft(page), await marks(page)]).toEqual([before - 4, ['definately']])

  await surface(page).getByText('definately').click()
  const card = panel(page).locator('li[aria-current]')
  await card.getByText('Spelling').waitFor()
  await card.getByRole('button', { name: 'Accept: definately → definitely' }).click()
  await expect.poll(() => text(page)).toBe('We definitely know it. It')
  expect(await marks(page)).toEqual([])
  await pause(page)
  // Undo brings the mistake back, and its underline with it.
  await surface(page).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => marks(page)).toEqual(['definately'])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => marks(page)).toEqual([])
  await pause(page)
  expect(await wordsLeft(page)).toBe(before - 4)
  expect(await web.violations(page)).toEqual([])
})

test('only changed paragraphs are checked, and underlines follow their words and vanish with them', async () => {
  const page = await web.open('/apps/invoice/polish', { account: client })
  await surface(page).click()
  await page.keyboard.type('We recieved this before.')
  await setChecks(page, true)
  await pause(page)
  // Nothing is checked that was not written since.
  expect([runs, await marks(page)]).toEqual([0, []])
  await surface(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Anna waits untill Monday.')
  await expect.poll(() => marks(page)).toEqual(['untill'])
  await page.keyboard.press('Home')
  await page.keyboard.type('Now ')
  expect(await marks(page)).toEqual(['untill'])
  await pause(page)
  expect(await marks(page)).toEqual(['untill'])
  await surface(page).getByText('untill').dblclick()
  await page.keyboard.type('until')
  expect(await marks(page)).toEqual([])
  await pause(page)
  expect(await marks(page)).toEqual([])
  expect(await panel(page).getByRole('listitem').count()).toBe(0)
})

test('an ignored word, a kept one, and one in the dictionary stay without an underline', async () => {
  const page = await openChecked()
  await page.keyboard.type('The wombatt saw a quoll, and the recieved parcel was seperate.')
  await expect.poll(() => marks(page)).toEqual(['wombatt', 'recieved', 'seperate'])
  const decide = async (word: string, name: RegExp | string) => {
    await surface(page).getByText(word).click()
    const card = panel(page).locator('li[aria-current]')
    await card.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect.poll(() => marks(page).then(all => all.includes(word))).toBe(false)
  }
  await decide('wombatt', 'Add “wombatt” to dictionary')
  await decide('seperate', 'Keep “seperate” in this text')
  await surface(page).getByText('recieved').click()
  await panel(page)
    .locator('li[aria-current]')
    .getByRole('button', { name: /^Reject: recieved/ })
    .click()
  await expect.poll(() => marks(page)).toEqual([])
  await surface(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' They wait untill Monday.')
  await expect.poll(() => marks(page)).toEqual(['untill'])
})

test('nothing is checked during a run, and its changes stay; turned off, the underlines are gone', async () => {
  const page = await openChecked()
  await page.keyboard.type('We definately recieved it.')
  await expect.poll(() => marks(page)).toEqual(['definately', 'recieved'])
  const before = await wordsLeft(page)
  await page.keyboard.press('Control+Enter')
  await panel(page).getByText('2 changes to review').waitFor()
  expect(await wordsLeft(page)).toBe(before - 4)
  await pause(page)
  expect(await panel(page).getByRole('listitem').count()).toBe(2)
  await panel(page).getByRole('button', { name: 'Accept all (2)' }).click()
  await panel(page).getByText('All changes reviewed').waitFor()
  await surface(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' They wait untill Monday.')
  await expect.poll(() => marks(page)).toEqual(['untill'])
  // The run's line does not count it.
  await panel(page).getByText('All changes reviewed').waitFor()
  expect(await wordsLeft(page)).toBe(before - 8)
  await setChecks(page, false)
  expect(await marks(page)).toEqual([])
  const made = runs
  await surface(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Its a seperate thing.')
  await pause(page)
  expect([runs, await marks(page)]).toEqual([made, []])
})

test('a phone shows the card of a touched word only, and the choice is kept', async () => {
  const page = await openChecked({ width: 390 })
  await page.keyboard.type('We definately know.')
  await expect.poll(() => marks(page)).toEqual(['definately'])
  const accept = page.getByRole('button', { name: 'Accept: definately → definitely' })
  expect(await accept.count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await surface(page).getByText('definately').click()
  await accept.click()
  await expect.poll(() => text(page)).toBe('We definitely know.')
  await page.getByRole('img', { name: 'Saved' }).waitFor()
  await page.reload()
  await bar(page).getByRole('button', { name: 'Options' }).click()
  expect(await page.getByRole('switch', { name: 'Check while writing' }).isChecked()).toBe(true)
})

test('checks are paused offline and without words, and go on afterwards', async () => {
  const page = await openChecked()
  await page.context().setOffline(true)
  await page.keyboard.type('We definately know.')
  await bar(page).getByText('Checks are paused while you’re offline.').waitFor()
  expect(await marks(page)).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => marks(page), { timeout: 20_000 }).toEqual(['definately'])
  expect(
    await bar(page)
      .getByText(/Checks are paused/)
      .count(),
  ).toBe(0)

  const { db } = web.app.running.parts.store
  const grants = await db.selectFrom('wordGrants').select(['id', 'remaining']).execute()
  try {
    await db.updateTable('wordGrants').set({ remaining: 0 }).execute()
    await page.keyboard.type(' They wait untill Monday.')
    await bar(page).getByText('Checks are paused: not enough words.').waitFor()
    await bar(page).getByRole('link', { name: 'Buy words' }).waitFor()
    expect(await marks(page)).toEqual(['definately'])
    const made = runs
    await page.keyboard.type(' Soon.')
    await pause(page)
    expect(runs).toBe(made)
    web.expectQuiet(/ERR_INTERNET_DISCONNECTED/)
  } finally {
    for (const { id, remaining } of grants) await db.updateTable('wordGrants').set({ remaining }).where('id', '=', id).execute()
  }
})

test('a long pasted text is not charged by a check', async () => {
  const page = await openChecked()
  const before = await wordsLeft(page)
  await page.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.querySelector('.tiptap')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, 'We definately recieved a parcel. '.repeat(200).trim())
  await bar(page).getByText('Too much new text to check while you write. Run Polish to check it.').waitFor()
  expect([runs, await wordsLeft(page)]).toEqual([0, before])
})
