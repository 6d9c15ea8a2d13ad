import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()
const path = '/apps/ecommerce/referrals'

/** Restores the referrals, in case an aborted test left changes. */
const reset = async () => web.app.graphql('mutation { resetWorkspace(area: REFERRALS) }', {}, (await web.signIn(client)).auth)

test('someone is invited, paid, and rejected, each undone; unpaid ones are filtered by their card with a shareable address', async () => {
  await reset()
  const page = await web.open(path, { account: client })
  const rows = page.getByRole('table').locator('tbody tr')
  await rows.filter({ hasText: 'Emma Lindqvist' }).waitFor()
  expect(await web.violations(page)).toEqual([])

  // The link is personal and leads to the sign-up page.
  expect(await page.getByRole('textbox', { name: 'Your link' }).inputValue()).toMatch(/\/register\?referral=[a-z0-9]{10}$/)
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await page.getByRole('img', { name: 'QR code of your link' }).waitFor()

  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('emma.lindqvist@post.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText(/emma.lindqvist@post.example has already been referred/).waitFor()
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ines.moreau@courrier.example')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await web.expectNotice('Invitation sent to ines.moreau@courrier.example', page)

  await page.getByRole('button', { name: /^Unpaid earnings/ }).click()
  expect(page.url()).toContain('status=UNPAID')
  await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('ines')
  const ines = rows.filter({ hasText: 'ines.moreau' })
  await ines.getByText('Unpaid').waitFor()

  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByRole('row', { name: /ines\.moreau/ }).waitFor()

  await ines.getByRole('button', { name: /^Pay:/ }).click()
  await web.expectNotice('ines.moreau paid', page)
  await page.getByText('No results').waitFor()
  await second.getByText('No results').waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click()
  await ines.waitFor()

  await page.reload()
  await ines.waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('r')
  await web.expectNotice('ines.moreau rejected', page)
  await page.keyboard.press('Control+z')
  await ines.waitFor()
})

test.each([
  { width: 390, scheme: 'dark' as const, locale: 'en' },
  { width: 1440, scheme: 'light' as const, locale: 'ar' },
])('at $width pixels, $scheme, in $locale, it is accessible and does not scroll sideways', async look => {
  const page = await web.open(path, { ...look, account: client })
  await page.getByText('emma.lindqvist@post.example').waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await web.scrollsSideways(page)).toBe(false)
})
