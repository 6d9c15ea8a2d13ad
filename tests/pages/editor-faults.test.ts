/** What made writing irritating once: the editor around a run, a lost connection, and a visit to the preview. */
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { embeddedEngine } from '../../server/engine/embedded/engine.ts'
import { client, type Look, openBrowser } from '../support/page.ts'

const engine = embeddedEngine({ workers: 1 })
const web = openBrowser({ engine })
beforeAll(() => engine.warm?.())
beforeEach(async () => {
  await web.app.running.parts.store.db.deleteFrom('documents').execute()
})

const surface = (page: Page) => page.locator('.tiptap')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Changes' })
const bar = (page: Page) => page.getByRole('region', { name: 'Word count, price, and run' })
const saved = (page: Page) => page.getByRole('img', { name: 'Saved' }).waitFor()
const paragraphs = async (page: Page) => (await surface(page).innerText()).split(/\n+/).filter(Boolean)

async function openWith(text: string, look: Look = {}, path = '/apps/invoice/polish') {
  const page = await web.open(path, { account: client, ...look })
  await surface(page).click()
  if (text) await paste(page, { 'text/plain': text })
  return page
}

const paste = (page: Page, parts: Record<string, string>) =>
  page.evaluate(parts => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(parts)) clipboardData.setData(type, content)
    document.querySelector('.tiptap')?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, parts)

async function polish(page: Page) {
  await page.keyboard.press('Control+Enter')
  await panel(page)
    .getByText(/changes? to review|notes?$|No issues found/)
    .waitFor()
}

/** Until the page has processed the keys: pressed faster than a person does, they act on the selection before them. */
const settle = (page: Page) => page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))

describe('spelling in other languages', () => {
  const german = 'Vielen Dank, die Rechnug haben wir gestern erhalten.'

  async function chooseMultilingual(page: Page) {
    await bar(page).getByRole('button', { name: 'Options' }).click()
    const options = page.getByRole('dialog', { name: 'Options' })
    await options.getByRole('switch', { name: 'French, German, and Spanish spelling' }).setChecked(true)
    await page.keyboard.press('Escape')
    await options.waitFor({ state: 'detached' })
    await surface(page).click()
  }

  test('is suggested only where the writer asked for it, and changes nothing by itself', async () => {
    const page = await openWith(german)
    await polish(page)
    await panel(page).getByText('This language was not checked.').waitFor()
    expect(await panel(page).getByText('Rechnung').count()).toBe(0)
    await chooseMultilingual(page)
    await polish(page)
    await panel(page).getByText('German: only spelling was checked.').waitFor()
    await panel(page).getByText('Rechnung', { exact: true }).first().waitFor()
    expect(await paragraphs(page)).toEqual([german])
    await surface(page).locator('[data-change]', { hasText: 'Rechnug' }).click()
    // A German noun has a capital, and is no name.
    expect(await panel(page).getByText('This changes a name').count()).toBe(0)
    await panel(page)
      .getByRole('button', { name: /^Accept: .*Rechnung/ })
      .click()
    await expect.poll(() => paragraphs(page)).toEqual([german.replace('Rechnug', 'Rechnung')])
  })

  test('is chosen once, for every text', async () => {
    const page = await openWith(german)
    await chooseMultilingual(page)
    await page.reload()
    await bar(page).getByRole('button', { name: 'Options' }).click()
    const options = page.getByRole('dialog', { name: 'Options' })
    expect(await options.getByRole('switch', { name: 'French, German, and Spanish spelling' }).isChecked()).toBe(true)
  })
})

describe('the text', () => {
  test('has a placeholder only while it is empty', async () => {
    const page = await openWith('')
    const shown = () =>
      surface(page).evaluate(text =>
        [...text.querySelectorAll('p')]
          .map(words => getComputedStyle(words, '::before').content.replace(/^"|"$/g, ''))
          .filter(content => content && content !== 'none'),
      )
    await expect.poll(shown).toHaveLength(1)
    await page.keyboard.type('One.')
    await page.keyboard.press('Control+Home')
    await settle(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect
      .poll(() =>
        surface(page)
          .locator('p')
          .first()
          .innerText()
          .then(text => text.trim()),
      )
      .toBe('')
    expect(await shown()).toEqual([])
  })

  test('has one set of underlines: the browser checks spelling only before a run', async () => {
    const page = await openWith('We definately recieved it.')
    expect(await surface(page).getAttribute('spellcheck')).toBe('true')
    await polish(page)
    expect(await surface(page).getAttribute('spellcheck')).toBe('false')
  })

  test('goes on from the caret with the next change', async () => {
    const page = await openWith('We definately went.\n\nIt recieved a reply.\n\nTheir is a adress.')
    await polish(page)
    await surface(page).getByText('It recieved a reply.').click()
    await page.keyboard.press('Home')
    await settle(page)
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => surface(page).locator('.change-active').allInnerTexts()).toEqual(['recieved'])
  })

  test('a change chosen from its card comes into the middle of the window', async () => {
    const page = await openWith(`${'The harbor was quiet in the morning.\n\n'.repeat(40)}We recieved it.\n\nWe definately went.`)
    await polish(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    await panel(page).getByText('definately', { exact: true }).click()
    await expect
      .poll(async () => {
        const { y = 0 } = (await surface(page).locator('.change-active').boundingBox()) ?? {}
        return y > 100 && y < 800
      })
      .toBe(true)
  })

  test('has its button to the top above the run bar, also at the end of the page', async () => {
    const page = await openWith('The harbor was quiet in the morning.\n\n'.repeat(60))
    const top = page.getByRole('button', { name: 'Back to top' })
    const run = page.getByRole('region', { name: 'Word count, price, and run' })
    const lowest = async () => {
      const [button, bar] = [await top.boundingBox(), await run.boundingBox()]
      return (bar?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0))
    }
    await page.evaluate(() => window.scrollTo(0, 600))
    await expect.poll(lowest).toBeGreaterThan(0)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(lowest).toBeGreaterThan(0)
    await top.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('keeps the caret and the focus through a visit to the preview', async () => {
    const page = await openWith('First thought.\n\nSecond thought.')
    await saved(page)
    await page.waitForURL(/document=/)
    await page.keyboard.press('Control+Home')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
    await page.getByRole('link', { name: 'Preview' }).click()
    await page.getByRole('link', { name: 'Back to editing' }).click()
    await page.waitForURL(/\/polish/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.classList.contains('tiptap'))).toBe(true)
    await page.keyboard.type('!')
    await expect.poll(() => paragraphs(page)).toEqual(['First! thought.', 'Second thought.'])
  })
})

describe('cards', () => {
  test('follow the text while it is scrolled', async () => {
    const words = 'definately recieved adress seperate occured untill wierd begining beleive calender collegue comittee'.split(' ')
    const more = 'enviroment existance foriegn goverment immediatly independant knowlege neccessary noticable ocassion'.split(' ')
    const page = await openWith([...words, ...more].map(word => `The harbor was quiet.\n\nThey wrote the word ${word} there.`).join('\n\n'))
    await polish(page)
    const list = panel(page).getByRole('list')
    const isShown = (word: string) =>
      list.evaluate((element, word) => {
        const card = [...element.children].find(each => each.textContent.includes(word))?.getBoundingClientRect()
        const { top, bottom } = element.getBoundingClientRect()
        return card !== undefined && card.top >= top - 1 && card.bottom <= bottom + 1
      }, word)
    expect([await isShown('definately'), await isShown('ocassion')]).toEqual([true, false])
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => isShown('ocassion')).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => isShown('definately')).toBe(true)
  })

  test('offer other words by key, and turn off only a rule, by its reason', async () => {
    const page = await openWith('They sent the pacel.\n\nWe saw a adress.')
    await polish(page)
    await page.keyboard.press('Control+Home')
    await settle(page)
    await page.keyboard.press('Alt+ArrowDown')
    const other = panel(page).getByRole('group', { name: 'Or' }).getByRole('button').first()
    const word = await other.innerText()
    await page.keyboard.press('Alt+2')
    await expect.poll(() => paragraphs(page)).toContain(`They sent the ${word}.`)
    await panel(page).getByText('a', { exact: true }).click()
    await panel(page).getByRole('button', { name: 'More actions' }).click()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([expect.stringMatching(/^Turn off this rule\n+\S/)])
  })
})

describe('runs', () => {
  test('a text in French says what was checked, and offers nothing to accept', async () => {
    const page = await openWith('Madame, je vous écrit pour vous demandé des renseignement sur la chambre et le jardin de votre hôtel.')
    await polish(page)
    await panel(page).getByText('1 note', { exact: true }).waitFor()
    await panel(page).getByText('French: only punctuation and spacing were checked.').waitFor()
    expect(
      await panel(page)
        .getByRole('button', { name: /Accept/ })
        .count(),
    ).toBe(0)
    await panel(page).getByRole('button', { name: 'With changes' }).click()
    await panel(page).getByRole('button', { name: 'With changes', pressed: true }).waitFor()
    expect(await surface(page).locator('ins, .change-deleted').count()).toBe(0)
    await panel(page).getByRole('button', { name: 'Text' }).click()
    await panel(page).getByText('French: only').click()
    await panel(page).locator('li[aria-current]').waitFor()
    // Without this note, the text would look checked.
    expect(await panel(page).getByRole('button', { name: 'More actions' }).count()).toBe(0)
    await panel(page)
      .getByRole('button', { name: /Dismiss/ })
      .click()
    await panel(page).getByText('All changes reviewed').waitFor()
  })

  test('an unreachable server is no longer reported once it answers again', async () => {
    const page = await openWith('We definately went.')
    await saved(page)
    await page.route('**/graphql', route => route.abort())
    await page.keyboard.type(' And more.')
    await page.keyboard.press('Control+Enter')
    const problem = bar(page).getByRole('alert')
    await problem.waitFor()
    await page.unroute('**/graphql')
    await saved(page)
    await problem.waitFor({ state: 'detached' })
    web.expectQuiet(/ERR_FAILED/)
  })

  test('another version with the same options is explained, free, and no new version', async () => {
    const page = await openWith('We definately recieved it.')
    await polish(page)
    const balance = page.getByRole('link', { name: /words left/ })
    const before = await balance.innerText()
    await panel(page).getByRole('button', { name: 'Another version' }).click()
    await web.expectNotice('Same options, same result. Change the options for another version.', page)
    await panel(page).getByText('2 changes to review').waitFor()
    expect(await panel(page).getByRole('group', { name: 'Versions' }).count()).toBe(0)
    expect(await balance.innerText()).toBe(before)
  })

  test('the token count is never that of an earlier text', async () => {
    const page = await openWith('One short line.')
    await bar(page)
      .getByText(/\d tokens?/)
      .waitFor()
    await page.keyboard.press('Control+a')
    await paste(page, { 'text/plain': 'A much longer text about the harbor. '.repeat(60) })
    const seen = await bar(page).evaluate(
      region =>
        new Promise<string[]>(resolve => {
          const texts = new Set<string>()
          const look = () => texts.add((region as HTMLElement).innerText.replace(/\s+/g, ' '))
          const timer = setInterval(look, 20)
          setTimeout(() => (clearInterval(timer), resolve([...texts])), 3000)
        }),
    )
    const counts = seen.flatMap(text => {
      const [, words] = /([\d,]+) words/.exec(text) ?? []
      const [, tokens] = /([\d,]+) tokens/.exec(text) ?? []
      return words && tokens ? [[Number(words.replace(',', '')), Number(tokens.replace(',', ''))]] : []
    })
    expect(counts.length).toBeGreaterThan(0)
    expect(counts.filter(([words = 0, tokens = 0]) => words > 100 && tokens < 100)).toEqual([])
  })
})

describe('tables', () => {
  const table = (page: Page) =>
    surface(page)
      .locator('tr')
      .evaluateAll(rows => rows.map(row => [...row.children].map(cell => `${cell.localName} ${cell.textContent.trim()}`)))

  test('pasted from Word stay tables, with their lists and without its formatting', async () => {
    const page = await openWith('')
    await paste(page, {
      'text/plain': 'Name\tSum\nAda\t12',
      'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>td { mso-style: x }</style></head><body><!--StartFragment-->
        <p class="MsoNormal">Costs<o:p></o:p></p>
        <table class="MsoTableGrid" border="1" style="border-collapse:collapse"><thead><tr><th><p class="MsoNormal"><b>Name<o:p></o:p></b></p></th><th><p class="MsoNormal">Sum</p></th></tr></thead>
        <tbody><tr><td width="200" style="width:150pt;background:yellow"><p class="MsoNormal"><span style="font-family:Arial;color:red">Ada</span></p></td>
        <td><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>12</p><p class="MsoNormal">due</p></td></tr></tbody></table>
        <p class="MsoNormal">Thank you.</p><!--EndFragment--></body></html>`,
    })
    await expect
      .poll(() => table(page))
      .toEqual([
        ['th Name', 'th Sum'],
        ['td Ada', 'td 12due'],
      ])
    expect(await surface(page).innerHTML()).not.toMatch(/mso|yellow|Arial|o:p/i)
    await page.keyboard.press('Control+z')
    await expect.poll(() => table(page)).toEqual([])
  })
})

test('raised and lowered digits of a pasted text stay apart from its numbers', async () => {
  const page = await openWith('')
  await paste(page, {
    'text/plain': '20 m2 of H2O1',
    'text/html': '<p>20 m<sup>2</sup> of H<sub>2</sub>O<sup><a href="#note">1</a></sup>, the 2<sup>nd</sup></p>',
  })
  await expect.poll(() => paragraphs(page)).toEqual(['20 m² of H₂O1, the 2nd'])
})

test('tables and tasks of an HTML file are imported', async () => {
  const page = await openWith('')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'costs.html',
    mimeType: 'text/html',
    buffer: Buffer.from(
      `<h1>Costs</h1><table><tr><th>Name</th><th>Sum</th></tr><tr><td><ul><li>Ada</li><li>Bo</li></ul></td><td>12<br>due</td></tr></table>
       <ul><li><input type="checkbox" checked> paid</li><li><input type="checkbox"> sent</li></ul>`,
    ),
  })
  const rows = () => surface(page).locator('tr').allInnerTexts()
  await expect
    .poll(async () => (await rows()).map(row => row.split(/\s+/).filter(Boolean)))
    .toEqual([
      ['Name', 'Sum'],
      ['Ada', 'Bo', '12', 'due'],
    ])
  expect(await surface(page).locator('th').count()).toBe(2)
  const tasks = surface(page).locator('li[data-checked]')
  expect(
    await tasks.evaluateAll(items => items.map(item => [item.getAttribute('data-checked'), item.querySelector('p')?.textContent.trim()])),
  ).toEqual([
    ['true', 'paid'],
    ['false', 'sent'],
  ])
})

test('an imported file can be undone to nothing older, edited, and redone', async () => {
  const page = await openWith('We recieved it.')
  await polish(page)
  await page.locator('input[type="file"]').setInputFiles({
    name: 'notes.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('Imported words.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |'),
  })
  await surface(page).getByText('Imported words.').waitFor()
  await surface(page).getByText('Imported words.').click()
  // The import is a document of its own: its history starts with it.
  await page.keyboard.press('Control+z')
  await expect.poll(() => surface(page).innerText()).toContain('Imported words.')
  await page.keyboard.press('End')
  await page.keyboard.type(' More.')
  await page.keyboard.press('Control+z')
  await expect.poll(() => surface(page).locator('p').first().innerText()).toBe('Imported words.')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => surface(page).locator('p').first().innerText()).toBe('Imported words. More.')
  expect(await surface(page).locator('td, th').count()).toBe(4)
  expect(await panel(page).getByRole('listitem').count()).toBe(0)
})

test.each([1200, 1300])('every tool is seen in a window of %i pixels', async width => {
  const page = await openWith('The harbor was quiet.', { width })
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  const cut = () =>
    toolbar.evaluate(row => {
      const sheet = row.closest('.MuiPaper-root')?.getBoundingClientRect()
      return [...row.querySelectorAll('button')]
        .filter(tool => {
          const { left, right } = tool.getBoundingClientRect()
          return left < (sheet?.left ?? 0) || right > (sheet?.right ?? 0)
        })
        .map(tool => tool.ariaLabel)
    })
  expect(await cut()).toEqual([])
  expect(await toolbar.evaluate(row => row.scrollWidth > row.clientWidth)).toBe(false)
})

test('on a phone, the first tap on the bar counts while the caret is in the text', async () => {
  // A toolbar that returns during the tap moves the bar of a text that just fits the window.
  const page = await openWith(Array(6).fill('The harbor was quiet. We definately recieved it.').join('\n\n'), { width: 390 })
  await page.keyboard.press('Control+Enter')
  const all = bar(page).getByRole('button', { name: 'All changes' })
  await all.waitFor()
  await surface(page).locator('p').nth(1).click()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor({ state: 'hidden' })
  await bar(page)
    .getByText(/ of \d/)
    .waitFor()
  await all.hover()
  const before = await all.boundingBox()
  await page.mouse.down()
  // A slow tap: the toolbar has time to return.
  await page.waitForTimeout(300)
  expect(await page.getByRole('toolbar', { name: 'Formatting' }).isVisible()).toBe(false)
  expect(await all.boundingBox()).toEqual(before)
  await page.mouse.up()
  await page.getByRole('dialog', { name: 'Changes' }).waitFor()
})
