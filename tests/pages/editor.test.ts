import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import type { TextEngine } from '../../server/engine/port.ts'
import { shoutingEngine } from '../support/engines.ts'
import { client, type Look, openBrowser } from '../support/page.ts'

const embedded = embeddedEngine({ workers: 1 })
let engine: TextEngine = embedded
const web = openBrowser({
  engine: { name: 'embedded', version: '1', run: request => engine.run(request), close: () => embedded.close() },
})
beforeAll(() => embedded.warm?.())
beforeEach(async () => {
  engine = embedded
  await web.app.running.parts.store.db.deleteFrom('documents').execute()
})

const mistakes = 'We definately recieved the parcel on Monday.\n\nTheir is a adress on it.'
const corrected = ['We definitely received the parcel on Monday.', 'There is an address on it.']

const surface = (page: Page) => page.locator('.tiptap')
const paragraphs = async (page: Page) => (await surface(page).innerText()).split(/\n+/).filter(Boolean)
const panel = (page: Page) => page.getByRole('complementary', { name: 'Changes' })
const bar = (page: Page) => page.getByRole('region', { name: 'Word count, price, and run' })
const marked = (page: Page) => surface(page).locator('[data-change]')
const wordsLeft = async (page: Page) => Number((await page.getByRole('link', { name: /words left/ }).innerText()).replace(/\D/g, ''))

async function paste(page: Page, content: string) {
  await surface(page).click()
  await page.evaluate(pasted => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    document.querySelector('.tiptap')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, content)
}

const saved = (page: Page) => page.getByRole('img', { name: 'Saved' }).waitFor()

/** Opens the editor and pastes the text into a new document. */
async function openWith(content: string, look: Look = {}, path = '/apps/invoice/polish') {
  const page = await web.open(path, { account: client, ...look })
  await surface(page).waitFor()
  if (content) await paste(page, content)
  return page
}

describe('polishing', () => {
  test('a pasted text is corrected change by change by keyboard, and undone in one step', async () => {
    const page = await openWith(mistakes)
    await bar(page).getByText('Costs 13 words').waitFor()
    const before = await wordsLeft(page)
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByText(/changes to review/)
      .waitFor()
    expect(await wordsLeft(page)).toBe(before - 13)
    const count = await panel(page).getByRole('listitem').count()
    expect(count).toBeGreaterThanOrEqual(4)
    expect(await paragraphs(page)).toEqual(mistakes.split(/\n+/))
    // Accepts the first, rejects the second, then accepts the rest at once.
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Alt+Enter')
    await expect.poll(() => paragraphs(page)).toContain('We definitely recieved the parcel on Monday.')
    await page.keyboard.press('Alt+Backspace')
    await panel(page).getByText('Rejected').waitFor()
    await panel(page)
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await expect.poll(() => paragraphs(page)).toEqual(['We definitely recieved the parcel on Monday.', corrected[1]])
    await panel(page).getByText('All changes reviewed').waitFor()
    await panel(page).getByRole('button', { name: 'Undo all' }).click()
    expect(await paragraphs(page)).toEqual(mistakes.split(/\n+/))
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await paragraphs(page)).toEqual(['We definitely recieved the parcel on Monday.', corrected[1]])
  })

  test('an unchanged text is shown with its changes again, free of charge, until a word is added to the dictionary', async () => {
    const page = await openWith('He go to recieve it daily.')
    const polish = () => page.keyboard.press('Control+Enter')
    const first = panel(page).getByRole('listitem').first()
    await bar(page).getByText('Costs 6 words').waitFor()
    const before = await wordsLeft(page)
    await polish()
    await first.waitFor()
    await bar(page).getByText('Free: text unchanged').waitFor()
    await first.getByRole('button', { name: 'Reject' }).click()
    await panel(page).getByText('Rejected').waitFor()
    await polish()
    await panel(page).getByText('Rejected').waitFor({ state: 'hidden' })
    expect(await wordsLeft(page)).toBe(before - 6)
    await saved(page)
    await page.reload()
    await bar(page).getByText('Free: text unchanged').waitFor()
    await panel(page).getByText('recieve', { exact: true }).click()
    await panel(page).getByRole('button', { name: 'More actions' }).last().click()
    await page.getByRole('menuitem', { name: /dictionary/ }).click()
    await bar(page).getByText('Costs 6 words').waitFor()
    await polish()
    await bar(page).getByText('Free: text unchanged').waitFor()
    expect(await wordsLeft(page)).toBe(before - 12)
  })

  test('lists and tables pasted from Word keep all their words', async () => {
    const page = await openWith('')
    await surface(page).click()
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      const item = (mark: string, level: number, words: string) =>
        `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}&nbsp;</span>${words}</p>`
      clipboardData.setData(
        'text/html',
        `<style>p { margin: 0 }</style><p>Our list</p>${item('·', 1, 'one')}${item('o', 2, 'deep')}${item('·', 1, 'two, e.g. in the U.S.')}<table><tr><td>Ada</td><td>12</td></tr><tr><td>Bob</td><td>7</td></tr></table>`,
      )
      document.querySelector('.tiptap')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await surface(page).locator('ul ul li').filter({ hasText: 'deep' }).waitFor()
    const words = (await paragraphs(page)).map(text => text.trim()).filter(Boolean)
    expect(words).toEqual(['Our list', 'one', 'deep', 'two, e.g. in the U.S.', 'Ada', '12', 'Bob', '7'])
    expect(await surface(page).locator('table tr').count()).toBe(2)
    // Browsers segment words differently from the server, which charges.
    await bar(page).getByText('Costs 13 words').waitFor()
  })

  test('Ctrl+Z undoes accepting all changes, also outside the text, and nothing of another page', async () => {
    const { auth } = await web.signIn(client)
    await web.app.graphql('mutation { deleteReview(id: 1) }', {}, auth)
    const page = await openWith(mistakes)
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByText(/changes to review/)
      .waitFor()
    await panel(page)
      .getByRole('button', { name: /^Accept all/ })
      .click()
    await expect.poll(() => paragraphs(page)).toEqual(corrected)
    expect(await marked(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Documents' }).focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => paragraphs(page)).toEqual(mistakes.split(/\n+/))
    expect(await marked(page).count()).toBeGreaterThan(3)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => paragraphs(page)).toEqual(corrected)
    // Everything is undone.
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Control+z')
    await expect.poll(() => paragraphs(page)).toEqual([])
    await surface(page).focus()
    await page.keyboard.press('Control+y')
    await expect.poll(() => paragraphs(page)).toEqual(mistakes.split(/\n+/))
    expect((await web.app.graphql('{ review(id: 1) { id } }', {}, auth)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('formatting, links, and lists survive', async () => {
    const page = await openWith('- the **frist** point\n- a [adress](https://example.com/adress) and `recieve()`')
    await surface(page).locator('li').nth(1).waitFor()
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByText(/changes to review/)
      .waitFor()
    await panel(page)
      .getByRole('button', { name: /^Accept all/ })
      .click()
    await expect.poll(() => surface(page).locator('li strong').innerText()).toBe('first')
    expect(await surface(page).locator('li a').getAttribute('href')).toBe('https://example.com/adress')
    expect(await surface(page).locator('li a').innerText()).toBe('address')
    expect(await surface(page).locator('li code').innerText()).toBe('recieve()')
    expect(await surface(page).locator('li').count()).toBe(2)
  })

  test('only the selection is sent, in whole sentences', async () => {
    const page = await openWith('Their is a adress. We definately went. It recieved a reply.')
    await page.keyboard.press('Control+Home')
    for (let word = 0; word < 5; word++) await page.keyboard.press('Control+ArrowRight')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await bar(page).getByText('3 words selected').waitFor()
    await bar(page).getByRole('button', { name: 'Polish selection' }).click()
    await panel(page).getByText('1 change to review').waitFor()
    await panel(page)
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await expect.poll(() => paragraphs(page)).toEqual(['Their is a adress. We definitely went. It recieved a reply.'])
  })

  test('clicking marked words shows the card, and clicking the card the words', async () => {
    const page = await openWith(mistakes)
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByText(/changes to review/)
      .waitFor()
    await page.getByText('recieved', { exact: true }).first().click()
    const current = panel(page).locator('li[aria-current]')
    await expect.poll(() => current.innerText()).toContain('received')
    await panel(page).getByText('definately', { exact: true }).click()
    await expect.poll(() => surface(page).locator('.change-active').innerText()).toBe('definately')
  })

  test('equal mistakes share a card, kinds filter the list, and the text stays in its place', async () => {
    const page = await openWith(`${'We recieved a parcel. '.repeat(40)}\n\nTheir is a adress on it, definately.`)
    const before = await surface(page).boundingBox()
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByText(/4\d changes to review/)
      .waitFor()
    expect((await surface(page).boundingBox())?.x).toBe(before?.x)
    await panel(page)
      .getByRole('button', { name: /^Spelling/ })
      .click()
    await panel(page).getByText('Their', { exact: true }).waitFor({ state: 'detached' })
    await panel(page).getByRole('button', { name: 'Accept all 40: recieved → received' }).click()
    await expect.poll(async () => (await paragraphs(page))[0]?.trim()).toBe('We received a parcel. '.repeat(40).trim())
    await panel(page).getByRole('button', { name: /^All/ }).click()
    await panel(page).getByText('Their', { exact: true }).first().waitFor()
    await page.keyboard.press('Control+z')
    await panel(page).getByText('40×').waitFor()
  })

  test('a word is kept in this text, now and in later runs; a spelling card cannot turn off spelling', async () => {
    const page = await openWith('We definately recieved it, and recieved it again.')
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('recieved', { exact: true }).click()
    await panel(page).getByRole('button', { name: 'More actions' }).click()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Keep “recieved” in this text', 'Add “recieved” to dictionary'])
    await page.getByRole('menuitem', { name: 'Keep “recieved” in this text' }).click()
    await panel(page).getByText('1 change to review').waitFor()
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('1 change to review').waitFor()
    expect(await panel(page).getByText('Rejected').count()).toBe(2)
  })

  test('changes survive undoing the text and redoing it', async () => {
    const page = await openWith(mistakes)
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByText(/changes to review/)
      .waitFor()
    const open = await marked(page).count()
    await page.keyboard.press('Control+z')
    await expect.poll(() => paragraphs(page)).toEqual([])
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => marked(page).count()).toBe(open)
    expect(await panel(page).getByText('Text edited since').count()).toBe(0)
  })

  test('words are found and replaced in one undo step; shortcuts are listed', async () => {
    const page = await openWith('A cat, a Cat, and a catalog.\n\nOne cat more.')
    await page.keyboard.press('Control+f')
    await page.getByRole('textbox', { name: 'Find', exact: true }).fill('cat')
    const found = page.getByRole('search', { name: 'Find and replace' })
    await found.getByText('of 4').waitFor()
    await found.getByRole('button', { name: 'Whole words' }).click()
    await found.getByText('of 3').waitFor()
    await found.getByRole('button', { name: 'Match case' }).click()
    await found.getByText('of 2').waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('textbox', { name: 'Replace with' }).fill('dog')
    await found.getByRole('button', { name: 'Replace all' }).click()
    await expect.poll(() => paragraphs(page)).toEqual(['A dog, a Cat, and a catalog.', 'One dog more.'])
    expect(await web.violations()).toEqual([])
    await page.keyboard.press('Escape')
    await found.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await expect.poll(() => paragraphs(page)).toEqual(['A cat, a Cat, and a catalog.', 'One cat more.'])
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('dialog').getByText('Find and replace').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    // Outside the text, where it is no character, the key opens the same list.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Find and replace').waitFor()
    expect(await paragraphs(page)).toEqual(['A cat, a Cat, and a catalog.', 'One cat more.'])
  })

  test('a word added to the dictionary is no longer marked; the snackbar removes it', async () => {
    const page = await openWith('The zorbleck recieved a zorbleck.')
    engine = {
      ...shoutingEngine(),
      async *run({ text }) {
        const start = text.indexOf('zorbleck')
        const change = {
          id: '0',
          start,
          end: start + 8,
          before: 'zorbleck',
          after: 'roebuck',
          kind: 'spelling',
          message: 'Unknown',
          confidence: 'auto',
        } as const
        yield {
          type: 'block',
          block: { index: 0, start: 0, end: text.length, before: text, after: text.replace('zorbleck', 'roebuck'), changes: [change] },
        }
        yield { type: 'done' }
      },
    }
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('zorbleck', { exact: true }).click()
    await panel(page).getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Add “zorbleck” to dictionary' }).click()
    await web.expectNotice('“zorbleck” added to your dictionary', page)
    await panel(page).getByText('Rejected').waitFor()
    await page.getByRole('button', { name: 'Dictionary and rules' }).click()
    await page.getByRole('dialog').getByText('zorbleck', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
    await panel(page).getByText('1 change to review').waitFor()
  })

  test('the result is shown with changes, clean, and beside the source', async () => {
    const page = await openWith(mistakes)
    await page.keyboard.press('Control+Enter')
    await panel(page).getByRole('button', { name: 'With changes' }).click()
    await expect.poll(() => surface(page).locator('ins').count()).toBeGreaterThan(3)
    await panel(page).getByRole('button', { name: 'Clean' }).click()
    await expect.poll(() => paragraphs(page)).toEqual(corrected)
    await panel(page).getByRole('button', { name: 'Text' }).click()
    await expect.poll(() => paragraphs(page)).toEqual(mistakes.split(/\n+/))
    await panel(page).getByRole('button', { name: 'Side by side' }).click()
    const dialog = page.getByRole('dialog', { name: 'Side by side' })
    expect(await dialog.locator('del').first().innerText()).toContain('definately')
    expect(await dialog.locator('ins').first().innerText()).toContain('definitely')
    expect(await web.violations(page)).toEqual([])
  })
})

describe('runs', () => {
  test('notes are expanded into sentences', async () => {
    const page = await openWith('- mtg w/ Anna tmrw 10am re: budget\n- pls send docs asap', {}, '/apps/invoice/expand')
    await bar(page)
      .getByText(/Costs up to \d+ words/)
      .waitFor()
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await expect.poll(() => surface(page).innerText()).toMatch(/meeting with Anna/i)
    expect(await surface(page).innerText()).toMatch(/as soon as possible/i)
  })

  test('switching the mode keeps the text and its history; the shortcut runs the other mode', async () => {
    const page = await openWith(mistakes)
    await page.getByRole('navigation', { name: 'Mode' }).getByRole('link', { name: 'Expand' }).click()
    await page.locator('main [aria-current=page]').filter({ hasText: 'Expand' }).waitFor()
    expect(await paragraphs(page)).toEqual(mistakes.split(/\n+/))
    await page.keyboard.press('Control+Shift+P')
    await page.waitForURL(/\/polish/)
    await panel(page)
      .getByText(/changes to review/)
      .waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => paragraphs(page)).toEqual([])
  })

  test('a second version is shown beside the first, and either can be used', async () => {
    const page = await openWith('one two')
    let attempt = 0
    engine = {
      ...shoutingEngine(),
      async *run({ text }) {
        attempt += 1
        const after = attempt === 1 ? 'first version' : 'second version'
        const change = {
          id: '0',
          start: 0,
          end: text.length,
          before: text,
          after,
          kind: 'rewording',
          message: 'Another',
          confidence: 'auto',
        } as const
        yield { type: 'block', block: { index: 0, start: 0, end: text.length, before: text, after, changes: [change] } }
        yield { type: 'done' }
      },
    }
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('first version').waitFor()
    await page.getByRole('button', { name: 'Options' }).click()
    await page.getByRole('button', { name: 'Errors and style' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+Shift+R')
    await panel(page).getByText('second version').waitFor()
    await panel(page)
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click()
    await expect.poll(() => paragraphs(page)).toEqual(['second version'])
    await panel(page).getByRole('button', { name: 'Version 1' }).click()
    await panel(page).getByRole('button', { name: 'Use this version' }).click()
    await expect.poll(() => paragraphs(page)).toEqual(['first version'])
    await surface(page).focus()
    await page.keyboard.press('Control+z')
    await expect.poll(() => paragraphs(page)).toEqual(['second version'])
  })

  test('a stopped run keeps and charges what had arrived', async () => {
    engine = shoutingEngine({ pause: 700 })
    const page = await openWith('one two\n\nthree four\n\nfive six\n\nseven eight')
    const before = await wordsLeft(page)
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('1 change so far').waitFor()
    await page.keyboard.press('Escape')
    await panel(page)
      .getByText(/Stopped. \d words charged/)
      .waitFor()
    const paid = before - (await wordsLeft(page))
    expect(paid).toBeGreaterThan(0)
    expect(paid).toBeLessThan(8)
    expect(await panel(page).getByRole('listitem').count()).toBe(paid / 2)
  })

  test('changes are placed correctly while the writer continues typing', async () => {
    engine = shoutingEngine({ pause: 500 })
    const page = await openWith('one two\n\nthree four')
    await page.keyboard.press('Control+Enter')
    await bar(page).getByRole('button', { name: 'Stop' }).waitFor()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Zero. ')
    await panel(page).getByText('2 changes to review').waitFor()
    await panel(page).getByRole('button', { name: 'Accept all (2)' }).click()
    await expect.poll(() => paragraphs(page)).toEqual(['Zero. ONE TWO', 'THREE FOUR'])
  })

  test('missing words are reported without charge, and the text is kept', async () => {
    const { db } = web.app.running.parts.store
    const grants = await db.selectFrom('wordGrants').select(['id', 'remaining']).execute()
    await db.updateTable('wordGrants').set({ remaining: 1 }).execute()
    try {
      const page = await openWith('We definately recieved the parcel on Monday.')
      await bar(page).getByText('Costs').or(bar(page).getByText('short')).waitFor()
      await page.keyboard.press('Control+Enter')
      await page.getByText(/more words for this run. Your text hasn’t changed./).waitFor()
      expect(await paragraphs(page)).toEqual(['We definately recieved the parcel on Monday.'])
      expect(await web.violations(page)).toEqual([])
      await page.getByRole('link', { name: 'Buy words' }).click()
      await page.waitForURL(/pricing\?words=/)
    } finally {
      for (const { id, remaining } of grants) await db.updateTable('wordGrants').set({ remaining }).where('id', '=', id).execute()
    }
  })

  test('the words left are enough for the first part, which is corrected alone', async () => {
    // A demo account is created by its first sign-in.
    await web.signIn(client)
    const { db } = web.app.running.parts.store
    const grants = await db.selectFrom('wordGrants').select(['id', 'remaining']).execute()
    const { id: accountId } = await db.selectFrom('accounts').select('id').where('email', '=', client.email).executeTakeFirstOrThrow()
    const own = await db.selectFrom('wordGrants').select('id').where('accountId', '=', accountId).executeTakeFirstOrThrow()
    await db.updateTable('wordGrants').set({ remaining: 0 }).execute()
    await db.updateTable('wordGrants').set({ remaining: 9 }).where('id', '=', own.id).execute()
    try {
      const page = await openWith('We definately recieved it.\n\nIt was a adress in the north of the city.')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('button', { name: 'Polish the first 4 words' }).click()
      await panel(page).getByText('2 changes to review').waitFor()
      expect(await marked(page).allInnerTexts()).toEqual(['definately', 'recieved'])
    } finally {
      for (const { id, remaining } of grants) await db.updateTable('wordGrants').set({ remaining }).where('id', '=', id).execute()
    }
  })

  test('a failed run is reported without charge, and can be retried', async () => {
    engine = shoutingEngine({ end: 'throw' })
    const page = await openWith(mistakes)
    const before = await wordsLeft(page)
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('Something went wrong').waitFor()
    await panel(page)
      .getByText(/No words charged/)
      .waitFor()
    expect(await wordsLeft(page)).toBe(before)
    expect((await panel(page).innerText()).match(/charged/g)).toHaveLength(1)
    expect(await paragraphs(page)).toEqual(mistakes.split(/\n+/))
    engine = embedded
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByText(/changes to review/)
      .waitFor()
  })

  test('a text without mistakes is free', async () => {
    const page = await openWith('The parcel arrived on Monday.')
    await page.keyboard.press('Control+Enter')
    await panel(page).getByText('No issues found').waitFor()
    await panel(page)
      .getByText(/No words charged/)
      .waitFor()
  })
})

describe('documents', () => {
  test('a document, its title, and its open changes survive a reload', async () => {
    const page = await openWith(mistakes)
    await page.getByRole('textbox', { name: 'Title' }).fill('About the parcel')
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByText(/changes to review/)
      .waitFor()
    await page.getByText('recieved', { exact: true }).first().click()
    await page.keyboard.press('Alt+Enter')
    await saved(page)
    await page.waitForURL(/document=/)
    await page.reload()
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('About the parcel')
    await expect.poll(() => paragraphs(page)).toContain('We definately received the parcel on Monday.')
    await panel(page).getByText('Accepted').waitFor()
    expect(await marked(page).count()).toBeGreaterThan(2)
  })

  test('text typed while offline is kept, and saved after reconnecting', async () => {
    const page = await openWith('First thought.')
    await saved(page)
    await page.route('**/graphql', route => route.abort())
    await page.keyboard.type(' Second thought.')
    await page.getByRole('img', { name: /saved on this device/ }).waitFor()
    await page.unroute('**/graphql')
    await saved(page)
    await page.reload()
    await expect.poll(() => paragraphs(page)).toEqual(['First thought. Second thought.'])
    web.expectQuiet(/ERR_FAILED/)
  })

  test('a save with a lost response causes no conflict', async () => {
    const page = await openWith('First thought.')
    await saved(page)
    let isLost = false
    await page.route('**/graphql', async route => {
      const isSave = route.request().postData()?.includes('SaveDocument') ?? false
      if (!isSave || isLost) return route.continue()
      isLost = true
      await route.fetch()
      return route.abort()
    })
    await page.keyboard.type(' Second thought.')
    await page.getByRole('img', { name: /saved on this device/ }).waitFor()
    await saved(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(isLost).toBe(true)
    web.expectQuiet(/ERR_FAILED/)
  })

  test('a save that the server refuses is told with its reason, and the text stays on the device', async () => {
    const page = await openWith('First thought.')
    await saved(page)
    const { db } = web.app.running.parts.store
    const { accountId } = await db.selectFrom('documents').select('accountId').executeTakeFirstOrThrow()
    const content = JSON.stringify({ type: 'doc', content: [{ type: 'text', text: 'x'.repeat(19_999_800) }] })
    const at = new Date().toISOString()
    const columns = {
      title: '',
      titleFolded: '',
      text: '',
      textFolded: '',
      excerpt: '',
      words: 0,
      createdAt: at,
      updatedAt: at,
      trashedAt: at,
    }
    await db
      .insertInto('documents')
      .values({ id: randomUUID(), accountId, version: 1, content, ...columns })
      .execute()
    await page.keyboard.type(' Second thought.'.repeat(20))
    const problem = page.getByRole('alert').getByText(/Saved on this device only.*20,000,000 bytes in total/)
    await problem.waitFor()
    expect(await web.violations(page)).toEqual([])
    await page.keyboard.type(' Third.')
    await db.deleteFrom('documents').where('trashedAt', 'is not', null).execute()
    await saved(page)
    expect(await problem.count()).toBe(0)
    await page.reload()
    await expect.poll(() => paragraphs(page)).toEqual([`First thought.${' Second thought.'.repeat(20)} Third.`])
  })

  test('a text that is larger than a document may be is told as such', async () => {
    const page = await openWith('First thought.')
    await saved(page)
    await paste(page, `${'Some words of a very long text. '.repeat(340)}\n\n`.repeat(100))
    await page.getByRole('alert').getByText('Saved on this device only. The document is too large. Divide it into several.').waitFor()
  })

  test('what is typed just before the editor is left is saved', async () => {
    const page = await openWith('First thought.')
    await saved(page)
    await page.keyboard.type(' Second thought.')
    await page.getByRole('link', { name: /words left/ }).click()
    await page.waitForURL(/pricing|billing/)
    const { db } = web.app.running.parts.store
    await expect.poll(() => db.selectFrom('documents').select('text').execute()).toEqual([{ text: 'First thought. Second thought.' }])
  })

  /** A document that another window has changed since. */
  async function openTwice() {
    const page = await openWith('First thought.')
    await saved(page)
    const { search } = new URL(page.url())
    const other = await web.open(`/apps/invoice/polish${search}`, { account: client })
    await expect.poll(() => paragraphs(other)).toEqual(['First thought.'])
    await surface(other).click()
    await other.keyboard.press('Control+End')
    await other.keyboard.type(' From there.')
    await saved(other)
    return page
  }

  test('a window shows what another one saved, once somebody returns to it', async () => {
    const page = await openTwice()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => paragraphs(page)).toEqual(['First thought. From there.'])
    await surface(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' From here.')
    await saved(page)
    expect(await paragraphs(page)).toEqual(['First thought. From there. From here.'])
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('two windows do not overwrite each other', async () => {
    const page = await openTwice()
    await surface(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' From here.')
    const dialog = page.getByRole('dialog', { name: 'This document changed in another window' })
    await dialog.waitFor()
    expect(await web.violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Compare' }).click()
    await expect.poll(() => dialog.locator('ins').allInnerTexts()).toEqual(['here'])
    await dialog.getByRole('button', { name: 'Keep both' }).click()
    await web.expectNotice('The other version is in your documents as “Untitled (other version)”', page)
    expect(await paragraphs(page)).toEqual(['First thought. From here.'])
    await saved(page)
    await page.getByRole('status').getByRole('button', { name: 'Open' }).click()
    await expect.poll(() => paragraphs(page)).toEqual(['First thought. From there.'])
  })

  test('the text of a trial is kept after signing in', async () => {
    const page = await web.open('/front-pages/landing-page', { account: client })
    await page.evaluate(() => sessionStorage.setItem('trialText', 'Tried on the\nlanding page.'))
    await page.goto(`${web.app.url}/apps/invoice/polish`)
    await expect.poll(() => paragraphs(page)).toEqual(['Tried on the', 'landing page.'])
  })

  test('a file is imported by dropping it', async () => {
    const page = await openWith('')
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['# Report\n\nAll **good**.'], 'report.md', { type: 'text/markdown' }))
      document.querySelector('.tiptap')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await expect.poll(() => surface(page).locator('strong').innerText()).toBe('good')
  })

  test('an imported file starts without the changes of the earlier document', async () => {
    const page = await openWith(mistakes)
    await page.keyboard.press('Control+Enter')
    await panel(page)
      .getByText(/changes to review/)
      .waitFor()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('We recieved it.\n\n\nLast line.') })
    await expect.poll(() => paragraphs(page)).toEqual(['We recieved it.', 'Last line.'])
    expect(await panel(page).getByRole('listitem').count()).toBe(0)
    expect(
      await panel(page)
        .getByText(/No issues|review|charged/)
        .count(),
    ).toBe(0)
  })
})

test('typing stays smooth in ten thousand words, and corrections arrive', async () => {
  const paragraph = 'The committee recieved a long report about the harbour, and nobody had expected so many pages. '
  const page = await openWith(Array.from({ length: 125 }, () => paragraph.repeat(5).trim()).join('\n\n'))
  await expect.poll(() => bar(page).innerText(), { timeout: 8000 }).toMatch(/10,000 words/)
  await surface(page).press('Control+Home')
  // Longest task while typing, in milliseconds: a ratio to an empty page would be noise.
  await page.keyboard.type('Typing at the top of a very long text. ')
  await expect.poll(() => paragraphs(page).then(([first]) => first)).toMatch(/^Typing at the top of a very long text\./)
})

describe('appearance', () => {
  test.each([
    { width: 1440, scheme: 'light', locale: 'en' },
    { width: 390, scheme: 'dark', locale: 'ar' },
  ] as const)('changes are accessible at $width in $scheme and $locale', async look => {
    const page = await openWith(mistakes, look)
    await expect.poll(() => page.locator('kbd').first().locator('..').isEnabled()).toBe(true)
    expect([await web.violations(page), await web.scrollsSideways(page)]).toEqual([[], false])
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => marked(page).count()).toBeGreaterThan(3)
    await page.keyboard.press('Alt+ArrowDown')
    expect([await web.violations(page), await web.scrollsSideways(page)]).toEqual([[], false])
  })

  test('on a phone, changes are decided one by one or in a sheet', async () => {
    const page = await openWith(mistakes, { width: 390 })
    await bar(page).getByRole('button', { name: 'Polish' }).click()
    await bar(page)
      .getByText(/^1 of \d/)
      .waitFor()
    await bar(page)
      .getByRole('button', { name: /^Accept: definately/ })
      .click()
    await expect.poll(() => paragraphs(page)).toContain('We definitely recieved the parcel on Monday.')
    await bar(page).getByRole('button', { name: 'All changes' }).click()
    const sheet = page.getByRole('dialog', { name: 'Changes' })
    await sheet.getByText('Accepted').waitFor()
    expect([await web.violations(page), await web.scrollsSideways(page)]).toEqual([[], false])
    await sheet.getByRole('button', { name: /^Accept all/ }).click()
    await expect.poll(() => paragraphs(page)).toEqual(corrected)
  })

  test('the editor follows the account to Chinese', async () => {
    const page = await openWith('')
    const { auth } = await web.signIn(client)
    const set = (language: string) => web.app.graphql(`mutation { setAccountLanguage(language: ${language}) { language } }`, {}, auth)
    await set('CN')
    try {
      await page.reload()
      await page.getByRole('region', { name: '字数、费用与运行' }).getByRole('button', { name: '润色' }).waitFor()
      expect(await web.violations(page)).toEqual([])
    } finally {
      await set('EN')
    }
  })
})
