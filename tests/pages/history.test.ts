import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const window = openBrowser()

test('a change appears in the history at once, is undone and redone there; F6 focuses its message', async () => {
  const token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace }', {}, token)
  const page = await window.open('/access-control', { account: client })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  const drawer = page.getByRole('dialog', { name: 'Change history' })
  await drawer.getByText('No changes yet', { exact: false }).waitFor()

  await window.app.graphql('mutation { deleteReview(id: 1) }', {}, token)
  await drawer.getByText('Deleted a review').waitFor()
  await drawer.getByText('Today').waitFor()
  await drawer.getByRole('button', { name: 'Undo: Deleted a review' }).click()
  await drawer.getByRole('button', { name: 'Redo: Deleted a review' }).waitFor()
  expect(await window.violations()).toEqual([])

  await page.getByRole('status').filter({ hasText: 'Change undone: Deleted a review' }).waitFor()
  await page.keyboard.press('F6')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Redo')
  await page.keyboard.press('Enter')
  await window.expectNotice('Change redone: Deleted a review', page)
  await drawer.getByRole('listitem').filter({ hasText: 'Redone: Deleted a review' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
})

test('Ctrl+Z undoes the latest change from any page', async () => {
  const token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace }', {}, token)
  const page = await window.open('/access-control', { account: client })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+z')
  await window.expectNotice('There is nothing to undo', page)
  await window.app.graphql('mutation { deleteReview(id: 2) }', {}, token)
  await page.keyboard.press('Control+z')
  await window.expectNotice('Change undone: Deleted a review', page)
})
