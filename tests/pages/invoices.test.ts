import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { client, loseFirst, openBrowser } from '../support/page.ts'

const window = openBrowser()
const patient = { timeout: 10_000 }
const path = '/apps/invoice/list'
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace(area: INVOICES) }', {}, token)
})

const open = (at: string, look: Parameters<typeof window.open>[1] = {}) => window.open(at, { account: client, ...look })
const rows = (page: Page) => page.locator('[data-row]')
const read = async (id: string) => {
  const { data } = await window.app.graphql<{ invoice: { total: number; balance: number; invoiceStatus: string; note: string } }>(
    'query ($id: ID!) { invoice(id: $id) { total balance invoiceStatus note } }',
    { id },
    token,
  )
  return data.invoice
}

test('cards, age, and date filters narrow the list and its total', async () => {
  const page = await open('/access-control')
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await page.waitForURL(`**${path}`)
  await page.getByText('1–10 of 37').waitFor()
  const total = page.getByRole('status').filter({ hasText: 'total ·' })
  await total.filter({ hasText: '37 invoices' }).waitFor()
  await page.getByRole('button', { name: /^Past due/ }).click()
  await page.waitForURL('**?status=PAST_DUE')
  await page.getByRole('table').getByText('Past due').first().waitFor()
  await page.getByRole('button', { name: /^61–90 days late/ }).click()
  await page.waitForURL('**?due=DAYS_61_90')
  await total.filter({ hasText: '1 invoice · ' }).waitFor()
  await page.getByRole('button', { name: /^61–90 days late/ }).click()
  await page.getByRole('button', { name: 'Any issue date' }).click()
  await page.getByRole('menuitem', { name: 'This year' }).click()
  await page.waitForURL('**?from=*-01-01&to=*-12-31')
  await page.getByRole('button', { name: 'This year' }).waitFor()
  await page.getByRole('searchbox').fill('szab')
  await expect.poll(() => rows(page).count(), patient).toBeLessThan(10)
  await page.getByRole('button', { name: 'Total' }).click()
  await page.waitForURL('**sort=TOTAL**')
})

test('a draft is deleted at once, a sent invoice after confirmation; Undo restores both', async () => {
  const page = await open(path)
  await page.getByText('1–10 of 37').waitFor()
  const remove = async (id: string) => {
    await page.locator(`[data-row="${id}"]`).focus()
    await page.keyboard.press('#')
  }
  await remove('5037')
  await window.expectNotice('Invoice deleted', page)
  await page.getByText('1–10 of 36').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('1–10 of 37').waitFor()
  await remove('5034')
  await page.getByRole('dialog', { name: 'Delete invoice #5034?' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText('1–10 of 36').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('1–10 of 37').waitFor()
})

test('several invoices are sent, marked as paid, and printed one per page', async () => {
  const page = await open(path)
  await page.getByText('1–10 of 37').waitFor()
  const tick = async () => {
    for (const id of ['5037', '5036']) await page.locator(`[data-row="${id}"]`).getByRole('checkbox').click()
    await page.getByText('2 selected').waitFor()
  }
  await tick()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send 2 invoices' }).click()
  await window.expectNotice('2 invoices sent', page)
  expect((await read('5037')).invoiceStatus).toBe('SENT')
  await tick()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  await page.getByRole('menuitem', { name: 'Card' }).click()
  await window.expectNotice('2 invoices marked as paid', page)
  expect(await read('5036')).toMatchObject({ balance: 0, invoiceStatus: 'PAID' })
  await tick()
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click()
  const sheets = page.getByRole('dialog', { name: 'Download invoices' }).getByRole('article')
  await expect.poll(() => sheets.count(), patient).toBe(2)
  const pdf = (await page.pdf()).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test('an invoice is created with a new client and a live preview, sent, and paid', async () => {
  const page = await open('/apps/invoice/add')
  const paper = page.getByRole('article', { name: 'Invoice 5038' })
  await page.getByRole('button', { name: 'New client' }).click()
  const dialog = page.getByRole('dialog', { name: 'New client' })
  await dialog.getByLabel('Name').fill('Grace Hopper')
  await dialog.getByLabel('Email').fill('grace@example.com')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  await paper.getByText('Grace Hopper').waitFor()
  await page.getByRole('button', { name: '30 days' }).click()

  const line = (number: number) => page.getByRole('listitem', { name: `Line ${number}`, exact: true })
  await line(1).getByLabel('Item').fill('Reading')
  await line(1).getByLabel('Rate').fill('0.05')
  await line(1).getByLabel('Qty or hours').fill('0.5')
  await line(1).getByLabel('Tax %').fill('9.975')
  await line(1).getByLabel('Tax 2 %').fill('5')
  await page.getByRole('button', { name: 'Add line' }).click()
  await line(2).getByLabel('Item').fill('Cover')
  await line(2).getByLabel('Rate').fill('300')
  await line(2).getByLabel('Discount').fill('0.01')
  await paper.getByText('$300.02').last().waitFor()
  await line(2).getByRole('button', { name: 'Move line 2', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Moved to position 1 of 2').waitFor({ state: 'attached' })
  expect(await line(1).getByLabel('Item').inputValue()).toBe('Cover')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/apps/invoice/preview/5038')
  await window.expectNotice('Invoice created', page)
  expect(await read('5038')).toMatchObject({ total: 300.02, invoiceStatus: 'DRAFT' })

  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Send invoice #5038' })
  expect(await drawer.getByLabel('To').inputValue()).toBe('grace@example.com')
  await drawer.getByLabel('Message').fill('The invoice is ready.')
  await drawer.getByRole('button', { name: 'Send invoice' }).click()
  await window.expectNotice('Invoice sent', page)
  expect((await read('5038')).invoiceStatus).toBe('SENT')

  await page.getByRole('button', { name: 'Add payment' }).first().click()
  const payment = page.getByRole('dialog', { name: 'Payment for invoice #5038' })
  await payment.getByLabel('Amount').fill('300.03')
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await payment.getByText('Enter $300.02 or less.').waitFor()
  await payment.getByLabel('Amount').fill('100')
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await window.expectNotice('Payment of $100.00 added', page)
  await page.getByRole('list', { name: 'Payments for invoice 5038' }).getByText('$100.00').waitFor()
  expect(await read('5038')).toMatchObject({ balance: 200.02, invoiceStatus: 'PARTIAL_PAYMENT' })
})

test('unsaved input is guarded and restored; changes since sending are shown; a paid invoice asks first', async () => {
  const page = await open('/apps/invoice/edit/5034')
  await page.getByLabel('Note to client').first().fill('Please quote the number.')
  await page.getByRole('link', { name: 'All invoices' }).click()
  const guard = page.getByRole('dialog', { name: 'Leave without saving?' })
  await guard.getByRole('button', { name: 'Stay' }).click()
  // Until it is gone, it keeps the focus.
  await guard.waitFor({ state: 'detached' })
  await page.getByLabel('Note to client').first().press('Control+Enter')
  await page.waitForURL('**/apps/invoice/preview/5034')
  await page.getByRole('region', { name: 'Changes since sent' }).getByText('Please quote the number.').waitFor()
  expect((await read('5034')).note).toBe('Please quote the number.')

  const paid = await open('/apps/invoice/edit/5020')
  await paid.getByRole('dialog', { name: 'Edit paid invoice #5020?' }).getByRole('button', { name: 'Cancel' }).click()
  await paid.waitForURL('**/apps/invoice/preview/5020')
  await paid.getByRole('link', { name: 'Edit', exact: true }).click()
  await paid.getByRole('button', { name: 'Edit paid invoice' }).click()
  await paid.getByLabel('Note to client').first().fill('Thanks')
  await paid.getByRole('button', { name: 'Save', exact: true }).click()
  await window.expectNotice('Invoice saved', paid)
  expect((await read('5020')).note).toBe('Thanks')
})

test('a link shows the invoice without an account until it is revoked', async () => {
  const page = await open('/apps/invoice/preview/5034')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Create and copy link' }).click()
  await window.expectNotice('Link copied', page)
  const link = await page.getByRole('textbox', { name: 'Client link' }).inputValue()
  const { pathname } = new URL(link)
  const visitor = await window.open(pathname)
  await visitor.getByRole('article', { name: 'Invoice 5034' }).waitFor()
  expect(await window.violations(visitor)).toEqual([])
  await expect.poll(async () => (await read('5034')).invoiceStatus, patient).toBe('DOWNLOADED')
  await page.getByText(/^1 active link\. First opened/).waitFor()
  await page.getByRole('button', { name: 'Revoke' }).click()
  await window.expectNotice('Client links revoked', page)
  await visitor.reload()
  await visitor.getByText(/^This link is not valid/).waitFor()
})

test('an unknown number shows an error and the way back; the text preview links to the invoice preview', async () => {
  const page = await open('/apps/invoice/preview/999999')
  await page.getByText('No invoice found with this id').waitFor()
  await page.getByRole('link', { name: 'Back to invoices' }).click()
  await page.waitForURL(`**${path}`)
  await page.goto(`${window.app.url}/apps/invoice/preview?invoice=5034`)
  await page.waitForURL('**/apps/invoice/preview/5034')
})

describe.each([
  { width: 1440, scheme: 'light', locale: 'en' },
  { width: 390, scheme: 'dark', locale: 'ar' },
] as const)('at $width pixels, $scheme, in $locale', look => {
  test('form and preview are accessible, do not scroll sideways, and print on one page', async () => {
    const page = await open('/apps/invoice/edit/5034', look)
    await page.getByRole('article').waitFor()
    expect(await window.violations()).toEqual([])
    expect(await window.scrollsSideways()).toBe(false)
    await page.goto(`${window.app.url}/apps/invoice/preview/5034`)
    await page.getByRole('article').waitFor()
    expect(await window.violations()).toEqual([])
    expect(await window.scrollsSideways()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('article').isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    // Anything outside of the page would make the browser shrink and shift all of it.
    const outside = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter(element => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 0 && (left < -1 || right > innerWidth + 1)
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    )
    expect(outside).toEqual([])
    expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

test('an invoice is written and saved with the keyboard alone', async () => {
  const page = await open('/apps/invoice/add')
  const { keyboard } = page
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  await page.getByRole('article', { name: 'Invoice 5038' }).waitFor()
  await page.getByRole('combobox', { name: 'Client' }).focus()
  await keyboard.type('Hiroshi')
  await page.getByRole('option', { name: /Hiroshi/ }).waitFor()
  // The first match is highlighted.
  await keyboard.press('Enter')
  await page.getByRole('article').getByText('Hiroshi Endo').waitFor()
  // Reaching the handle loads drag and drop, which must not take the focus from the field that follows.
  await page.getByRole('button', { name: 'Move line 1', exact: true }).focus()
  await keyboard.press('Tab')
  for (const [index, work] of ['Copy-editing', 'Proofreading'].entries()) {
    await expect.poll(focused, patient).toBe(`items.${index}.title`)
    await keyboard.type(work)
    await keyboard.press('Tab')
    await keyboard.type('120.50')
    await keyboard.press('Tab')
    // The quantity is 1; Enter goes on to the next line, which is added.
    if (index === 0) await keyboard.press('Enter')
  }
  await keyboard.press('Control+Enter')
  await page.waitForURL('**/apps/invoice/preview/5038')
  expect(await read('5038')).toMatchObject({ total: 241, invoiceStatus: 'DRAFT' })
})

test('an invoice and a payment whose responses are lost are sent again, and stored once', async () => {
  const total = async () =>
    (await window.app.graphql<{ invoices: { total: number } }>('{ invoices { total } }', {}, token)).data.invoices.total
  const before = await total()
  const page = await open('/apps/invoice/add')
  await loseFirst(page, 'CreateInvoice', 'AddInvoicePayment')
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option').first().click()
  const line = page.getByRole('listitem', { name: 'Line 1', exact: true })
  await line.getByLabel('Item').fill('Proofreading')
  await line.getByLabel('Rate').fill('50')
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t reach the server' })
  await page.keyboard.press('Control+Enter')
  await alert.waitFor()
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/preview\/\d+$/)
  expect(await total()).toBe(before + 1)

  await page.goto(`${window.app.url}/apps/invoice/preview/5034`)
  const { balance } = await read('5034')
  await page.getByRole('button', { name: 'Add payment' }).first().click()
  const payment = page.getByRole('dialog', { name: 'Payment for invoice #5034' })
  await payment.getByLabel('Amount').fill('10')
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await alert.waitFor()
  await payment.getByRole('button', { name: 'Add payment' }).click()
  await window.expectNotice('Payment of $10.00 added', page)
  expect((await read('5034')).balance).toBeCloseTo(balance - 10, 2)
  window.expectQuiet(/ERR_FAILED/)
})
