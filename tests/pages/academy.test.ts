import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'
import { go } from '../support/route-visits.ts'

const window = openBrowser()
const patient = { timeout: 10_000 }
const list = '/apps/academy/my-course'
const details = '/apps/academy/course-details'
let token: string

beforeEach(async () => {
  token = String((await window.signIn(client)).auth)
  await window.app.graphql('mutation { resetWorkspace(area: ACADEMY) }', {}, token)
})

const open = (at: string, look: Parameters<typeof window.open>[1] = {}) => window.open(at, { account: client, ...look })
const cards = (page: Page) => page.getByRole('list', { name: 'My courses' }).locator('[data-row]')

interface Course {
  completedTasks: number
  isFavorite: boolean
  ownRating: number | null
  sections: { score: number | null; topics: { title: string; isCompleted: boolean; isBookmarked: boolean; position: number }[] }[]
}
const read = async (id: number) => {
  const { data } = await window.app.graphql<{ course: Course; courseNotes: { items: { seconds: number; text: string }[] } }>(
    `query ($id: ID!) { course(id: $id) { completedTasks isFavorite ownRating sections { score topics { title isCompleted isBookmarked position } } } courseNotes(courseId: $id) { items { seconds text } } }`,
    { id: String(id) },
    token,
  )
  return { ...data.course, notes: data.courseNotes.items, topics: data.course.sections.flatMap(({ topics }) => topics) }
}

/** The video is loaded and stands still. */
const lectureReady = (page: Page) => page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
const timeOf = (page: Page) => page.evaluate(() => Math.round(document.querySelector('video')?.currentTime ?? -1))

test('courses are found, filtered and sorted in the address, made favorites, and begun again', async () => {
  const page = await open('/access-control')
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await page.waitForURL(`**${list}`)
  await page.getByText('1–6 of 25').waitFor()
  expect(await cards(page).count()).toBe(6)

  await page.getByRole('combobox', { name: 'Label: All courses' }).click()
  await page.getByRole('option', { name: 'Art' }).click()
  await page.waitForURL('**?tag=ART')
  await page.getByRole('switch', { name: 'Hide completed' }).click()
  await page.waitForURL('**tag=ART&hideCompleted=true')
  await page.getByRole('searchbox').fill('nothing like it')
  await page.getByText('No results').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByText('1–6 of 25').waitFor()

  const habits = cards(page).filter({ hasText: 'The Psychology of Habits' })
  await habits.getByRole('button', { name: 'Favorite: The Psychology of Habits' }).click()
  await window.expectNotice('Added to favorites', page)
  expect((await read(3)).isFavorite).toBe(true)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await read(3)).isFavorite, patient).toBe(false)

  await cards(page).getByRole('button', { name: 'Start over Forms People Finish' }).click()
  await window.expectNotice('Course restarted', page)
  await cards(page).getByRole('link', { name: 'Start Forms People Finish' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await cards(page).filter({ hasText: '14/14' }).waitFor()

  await page.getByRole('button', { name: 'List view' }).click()
  await page.getByRole('table', { name: 'My courses' }).waitFor()
  await page.goto(`${window.app.url}/apps/academy/my-courses`)
  await page.getByRole('table', { name: 'My courses' }).getByRole('link', { name: 'Continue Page Layout with Grid and Flow' }).click()
  await page.waitForURL('**/course-details?course=1&topic=8')
  await page.getByRole('heading', { name: 'Areas as a drawing' }).waitFor()
})

test('topics are ticked, bookmarked and tested, a note is kept at its time, and another window follows', async () => {
  const page = await open(`${details}?course=1`)
  const other = await open('/apps/academy/dashboard')
  await other.getByText('7/17').waitFor()
  await page.getByRole('checkbox', { name: 'Completed: Areas as a drawing' }).click()
  await window.expectNotice('Topic completed', page)
  await other.getByText('8/17').waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await other.getByText('7/17').waitFor()

  await page.getByRole('button', { name: 'Bookmark: Areas as a drawing' }).click()
  await window.expectNotice('Topic bookmarked', page)
  await page.getByRole('button', { name: '4 stars' }).click()
  await window.expectNotice('Course rated', page)
  expect(await read(1)).toMatchObject({ ownRating: 4 })

  await page.getByRole('button', { name: 'Take test: Lines and tracks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Section test: Lines and tracks' })
  await dialog.getByRole('button', { name: 'Submit test' }).click()
  await dialog.getByText('Answer every question.').waitFor()
  for (const question of await dialog.getByRole('radiogroup').all()) await question.getByRole('radio').first().click()
  await dialog.getByRole('button', { name: 'Submit test' }).click()
  await window.expectNotice('Test submitted', page)
  expect((await read(1)).sections[1]?.score).toEqual(expect.any(Number))

  await lectureReady(page)
  const transcript = page.getByRole('list', { name: 'Transcript' })
  await transcript.getByRole('button', { name: /^0:24/ }).click()
  await expect.poll(() => timeOf(page), patient).toBe(24)
  await page.getByLabel('Note at 0:24').fill('Draw this first')
  await page.getByLabel('Note at 0:24').press('Control+Enter')
  await window.expectNotice('Note added', page)
  expect((await read(1)).notes).toContainEqual({ seconds: 24, text: 'Draw this first' })
  await page.getByRole('button', { name: 'Jump to 0:09' }).click()
  await expect.poll(() => timeOf(page), patient).toBe(9)
  await page.getByRole('button', { name: 'Edit note at 0:24' }).click()
  await page.getByRole('textbox', { name: 'Edit note at 0:24' }).fill('Draw it twice')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Draw it twice').waitFor()
  await page.getByRole('button', { name: 'Delete note at 0:24' }).click()
  await window.expectNotice('Note deleted', page)
  await page.getByText('Draw it twice').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await page.getByText('Draw it twice').waitFor()
})

test('on a tablet, a lecture is played, searched, captioned, and annotated with the keyboard alone', async () => {
  const page = await open(`${details}?course=1`, { width: 1024 })
  await lectureReady(page)
  expect(await window.scrollsSideways()).toBe(false)
  expect(await window.violations()).toEqual([])
  const isPaused = () => page.evaluate(() => document.querySelector('video')?.paused)
  const start = await timeOf(page)
  await page.keyboard.press('Space')
  await expect.poll(isPaused, patient).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(isPaused, patient).toBe(true)
  const before = await timeOf(page)
  expect(before).toBeGreaterThanOrEqual(start)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => timeOf(page), patient).toBeGreaterThanOrEqual(before + 4)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => timeOf(page), patient).toBeLessThanOrEqual(before + 1)

  const captions = page.getByRole('button', { name: 'Captions' })
  expect(await captions.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('c')
  await expect.poll(() => captions.getAttribute('aria-pressed'), patient).toBe('false')
  await page.keyboard.press('c')
  await expect.poll(() => captions.getAttribute('aria-pressed'), patient).toBe('true')

  const slider = page.getByRole('slider', { name: 'Position' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => timeOf(page), patient).toBe(0)
  // While the browser seeks, it may drop a request to play; the next one counts.
  const play = async () => {
    if (await isPaused()) await page.keyboard.press('Space')
    return isPaused()
  }
  await expect.poll(play, { ...patient, interval: 2000 }).toBe(false)
  await page.keyboard.press('Space')
  await expect.poll(isPaused, patient).toBe(true)

  await page.keyboard.press('w')
  const note = page.getByRole('textbox', { name: /^Note at / })
  await expect.poll(() => note.evaluate(element => element === document.activeElement), patient).toBe(true)
  // In the field, they are letters.
  await page.keyboard.type('fn c')
  expect(await isPaused()).toBe(true)
  await page.keyboard.press('Control+Enter')
  await window.expectNotice('Note added', page)
  expect((await read(1)).notes.map(({ text }) => text)).toContain('fn c')
})

test('the dashboard agrees with the courses, leads to the exact topic, and takes a goal', async () => {
  const page = await open('/apps/academy/dashboard')
  const { data } = await window.app.graphql<{
    learningSummary: { topicsCompleted: number; coursesCompleted: number }
    coursesToContinue: { id: string; courseTitle: string; resumeTopic: { id: string } }[]
  }>(
    `{ learningSummary { topicsCompleted coursesCompleted } coursesToContinue(first: 1) { id courseTitle resumeTopic { id } } }`,
    {},
    token,
  )
  const figures = page.getByRole('region', { name: 'Results' })
  await figures.getByText(String(data.learningSummary.topicsCompleted)).waitFor()
  await page.getByRole('figure', { name: 'Completed topics by label' }).getByRole('button', { name: 'Show as a table' }).click()
  await page.getByRole('table', { name: 'Completed topics by label' }).getByText('UI/UX').waitFor()

  await page.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weekly goal' })
  await dialog.getByLabel('Minutes per week').fill('3')
  await dialog.getByRole('button', { name: 'Save goal' }).click()
  await dialog.getByText('Enter 15 to 2,400 minutes.').waitFor()
  await dialog.getByLabel('Minutes per week').fill('120')
  await dialog.getByLabel('Minutes per week').press('Enter')
  await window.expectNotice('Weekly goal saved', page)
  await page.getByText('of 2 hr').waitFor()

  const [first] = data.coursesToContinue
  await page.getByRole('region', { name: 'Continue learning' }).getByRole('link', { name: first?.courseTitle }).click()
  await page.waitForURL(`**course=${first?.id}&topic=${first?.resumeTopic.id}`)
})

test('an unknown course says so and leads back', async () => {
  const page = await open(`${details}?course=999`)
  await page.getByRole('link', { name: 'Back to my courses' }).click()
  await page.waitForURL(`**${list}`)
})

describe.each([
  { width: 1440, scheme: 'light', locale: 'en', name: 'View certificate' },
  { width: 390, scheme: 'dark', locale: 'ar', name: 'عرض الشهادة' },
] as const)('at $width pixels, $scheme, in $locale', ({ name, ...look }) => {
  test('every screen is accessible, does not scroll sideways, and the certificate is one landscape page', async () => {
    const page = await open('/apps/academy/dashboard', look)
    await page.locator('figure svg rect').first().waitFor()
    expect(await window.violations()).toEqual([])
    expect(await window.scrollsSideways()).toBe(false)
    await go(page, list)
    await page.locator('[data-row]').first().waitFor()
    expect(await window.violations()).toEqual([])
    expect(await window.scrollsSideways()).toBe(false)
    await go(page, `${details}?course=2`)
    await lectureReady(page)
    expect(await window.violations()).toEqual([])
    expect(await window.scrollsSideways()).toBe(false)
    await page.getByRole('button', { name }).click()
    await page.getByRole('article').waitFor()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const [, width = 0, height = 0] = (/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? []).map(Number)
    expect(width).toBeGreaterThan(height)
  })
})
