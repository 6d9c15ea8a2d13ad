/** Interface pages: the playground, examples and their code, the guided tour, and the carousel. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { admin, openBrowser } from '../support/page.ts'

const { open, expectNotice } = openBrowser()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

test('the playground changes the example and its code, and examples show their own', async () => {
  const page = await open('/components/alert', { account: admin })
  const written = page.getByRole('region', { name: 'Code of the playground' })
  const example = page.locator('[data-playground]')
  await page.getByLabel('severity').selectOption('error')
  await page.getByRole('switch', { name: 'closable' }).check()
  await page.getByLabel('children').fill('Out of stock')
  await expect.poll(() => written.textContent()).toContain('onClose={close}')
  expect(await written.textContent()).toContain('severity="error"')
  expect(await example.getByRole('alert').textContent()).toContain('Out of stock')
  await example.getByRole('button', { name: 'Close' }).click()
  await expectNotice('The control was used')
  await button(page, 'Reset').click()
  await expect.poll(() => written.textContent()).not.toContain('onClose')

  const closable = page.getByRole('region', { name: 'Closable', exact: true })
  await closable.getByRole('button', { name: 'Close' }).click()
  await closable.getByRole('button', { name: 'Show again' }).waitFor()
  await closable.locator('[aria-pressed]').last().click()
  await expect.poll(() => closable.textContent()).toContain('function Closable()')

  await page.goto(new URL('/components/dialog', page.url()).href)
  await page.getByRole('region', { name: 'Nested', exact: true }).getByRole('button', { name: 'Edit order' }).click()
  await page.getByRole('dialog', { name: 'Edit order' }).getByRole('button', { name: 'Discard changes' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Discard changes?' }).waitFor({ state: 'hidden' })
  await page.getByRole('dialog', { name: 'Edit order' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('the tour is left, resumed, and gives the focus back; the carousel follows the arrow keys', async () => {
  const page = await open('/extensions/tour', { account: admin })
  await button(page, 'Notifications').or(page.locator('[data-tour="notifications"] button')).first().waitFor()
  await button(page, 'Start tour').click()
  const step = (name: string) => page.getByRole('dialog').or(page.locator('.MuiModal-root')).getByRole('heading', { name, exact: true })
  await step('Navigation').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tour-title')
  await page.keyboard.press('ArrowRight')
  await step('Search').waitFor()
  await button(page, 'Next').click()
  await step('Shortcuts').waitFor()
  await page.keyboard.press('Escape')
  await step('Shortcuts').waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Resume at step 3')
  await page.reload()
  await button(page, 'Resume at step 3').click()
  await step('Shortcuts').waitFor()
  for (const next of ['Theme', 'Notifications', 'Your account']) {
    await button(page, 'Next').click()
    await step(next).waitFor()
  }
  await button(page, 'Done').click()
  await button(page, 'Start tour').waitFor()

  await page.goto(new URL('/extensions/swiper', page.url()).href)
  const carousel = page.getByRole('group', { name: 'Scroll and snap', exact: true })
  await carousel.getByRole('list').focus()
  await page.keyboard.press('ArrowRight')
  await carousel.getByText('2 of 5').waitFor()
  await page.keyboard.press('End')
  await carousel.getByText('5 of 5').waitFor()
  expect(await carousel.getByRole('button', { name: 'Next slide' }).isDisabled()).toBe(true)
  const thumbs = page.getByRole('group', { name: 'Thumbnails', exact: true })
  await thumbs.getByRole('button', { name: 'Calendar' }).click()
  await thumbs.getByText('4 of 5').waitFor()
})
