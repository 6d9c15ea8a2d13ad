import { beforeEach, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'
import { go } from '../support/route-visits.ts'

const web = openBrowser()
const path = '/pages/user-profile'

beforeEach(async () => {
  await web.app.graphql('mutation { resetWorkspace(area: PROFILE) }', {}, (await web.signIn(client)).auth)
})

test('the profile is edited, and connected live in another window, each undone', async () => {
  const page = await web.open(`${path}/unknown?from=test`, { account: client })
  await page.waitForURL(`**${path}/profile`)
  await page.getByRole('heading', { level: 1, name: 'Mira Valdez' }).waitFor()
  await page.getByRole('button', { name: 'Edit profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit profile' })
  await dialog.getByLabel('Job title').fill('Editor in chief')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await web.expectNotice('Profile saved', page)
  await page.getByText('Editor in chief').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Editorial lead').waitFor()

  await page.getByRole('link', { name: 'Connections', exact: true }).click()
  await page.waitForURL(`**${path}/connections`)
  const rosa = (where: typeof page) => where.getByRole('button', { name: /^Connect.* with Rosa Jiménez$/ })
  const second = await page.context().newPage()
  await second.goto(page.url())
  await rosa(second).waitFor()
  expect(await rosa(page).textContent()).toBe('Connect')
  await rosa(page).click()
  await web.expectNotice('Connected with Rosa Jiménez', page)
  await expect.poll(() => rosa(second).textContent()).toBe('Connected')
  await page.keyboard.press('Control+z')
  await expect.poll(() => rosa(second).textContent()).toBe('Connect')
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Message Rosa Jiménez' }).click()
  await page.waitForURL('**/apps/chat?user=*')
  await page.getByText('Say hello to Rosa Jiménez').waitFor()
})

test('teams are starred and left, projects searched and sorted by deadline', async () => {
  const page = await web.open(`${path}/teams`, { account: client })
  const star = page.getByRole('button', { name: 'Star Translators' })
  await star.click()
  await web.expectNotice('Translators starred', page)
  expect(await star.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Options for Translators' }).click()
  await page.getByRole('menuitem', { name: 'Leave team' }).click()
  await star.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await star.waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await page.getByRole('button', { name: 'Earliest deadline' }).click()
  await page.waitForURL('**?deadline=soonest')
  await page.getByRole('list', { name: 'Projects' }).getByRole('heading', { level: 2 }).first().getByText('Prism help pages').waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Profile', exact: true }).last().click()
  const rows = page.getByRole('table', { name: 'Projects' }).locator('tbody tr')
  await page.getByRole('button', { name: 'Progress' }).click()
  await expect.poll(() => rows.first().textContent()).toContain('Feather style guide')
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('solberg')
  await expect.poll(() => rows.count()).toBe(1)
})

test.each([
  { width: 390, scheme: 'dark' as const, locale: 'en' },
  { width: 1440, scheme: 'light' as const, locale: 'ar' },
])('at $width pixels, $scheme, in $locale, each tab is accessible and does not scroll sideways', async look => {
  const page = await web.open(`${path}/profile`, { ...look, account: client })
  for (const tab of ['profile', 'teams', 'projects', 'connections']) {
    await go(page, `${path}/${tab}`)
    await page.getByRole('heading', { level: 1, name: 'Mira Valdez' }).waitFor()
    expect([tab, await web.violations(page)]).toEqual([tab, []])
    expect([tab, await web.scrollsSideways(page)]).toEqual([tab, false])
  }
})
