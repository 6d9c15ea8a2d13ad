import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()

test('a dialog checks, submits, offers Undo, and gives the focus back; the submission is listed without secrets', async () => {
  const page = await web.open('/pages/dialog-examples', { account: client })
  const opener = page.getByRole('button', { name: 'Open: Add card' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Add card' })
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4241')
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await dialog.getByText('Check the card number.').first().waitFor()
  expect(await web.violations(page)).toEqual([])

  // Escape asks before it throws the entries away.
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
  await dialog.getByLabel('Name on card').fill('Ada Lovelace')
  await dialog.getByLabel('Expires').fill('08/39')
  await dialog.getByLabel('Security code').fill('123')
  await dialog.getByRole('button', { name: 'Add card' }).click()
  await web.expectNotice('Card added', page)
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate(element => element === document.activeElement)).toBe(true)

  await page.getByRole('link', { name: 'View submissions' }).click()
  const row = page.getByRole('row', { name: /Ada Lovelace/ })
  await row.waitFor()
  await row.getByRole('button', { name: /^View/ }).click()
  const details = page.getByRole('dialog', { name: 'Ada Lovelace' })
  await details.getByText('•••• 4242').waitFor()
  expect(await details.textContent()).not.toContain('123')
  expect(await web.violations(page)).toEqual([])
  await details.getByRole('button', { name: 'Close' }).last().click()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await row.waitFor({ state: 'detached' })
})

test('the dialog in steps opens the next one only once the fields are right', async () => {
  const page = await web.open('/pages/dialog-examples?open=app', { account: client, width: 390 })
  const dialog = page.getByRole('dialog', { name: 'Create app' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('App name is required.').first().waitFor()
  await dialog.getByLabel('App name').fill('Lighthouse')
  for (const step of ['Framework', 'Database', 'Launch']) {
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('heading', { name: step }).waitFor()
  }
  expect(await web.violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create app' }).click()
  await web.expectNotice('App created', page)
  await dialog.waitFor({ state: 'detached' })
})

test('a visitor asks to be told, and sees the state of the server', async () => {
  const page = await web.open('/pages/misc/coming-soon')
  await page.getByRole('timer', { name: 'Time left' }).waitFor()
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByRole('button', { name: 'Notify me' }).click()
  await page.getByText('We’ll write to grace@example.com at launch.').waitFor()
  const { data } = await web.app.graphql<{ submissions: { items: { title: string }[] } }>(
    '{ submissions(form: COMING_SOON) { items { title } } }',
  )
  expect(data.submissions.items.map(({ title }) => title)).toContain('grace@example.com')
  await page.goto(`${web.app.url}/pages/misc/under-maintenance`)
  await page.getByText('The server is running').waitFor()
})
