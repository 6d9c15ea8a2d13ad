import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()
const center = '/front-pages/help-center'

test('a visitor finds an article with a misspelled search, follows its contents, and rates it', async () => {
  const page = await web.open(center, {})
  await page.getByRole('heading', { name: 'Popular articles' }).waitFor()
  await page.getByRole('button', { name: 'See all 5 articles' }).first().click()
  await page.waitForURL('**?category=getting-started')
  await page.getByRole('searchbox').fill('delete docment')
  await page.waitForURL('**q=delete+docment**')
  const result = page.getByRole('link', { name: 'Delete and restore documents' })
  await result.waitFor()
  expect(await result.locator('mark').allTextContents()).toEqual(['Delete', 'documents'])
  expect(await web.violations(page)).toEqual([])

  // The address holds the search.
  await page.reload()
  await result.click()
  await page.waitForURL(`**${center}/article/trash`)
  await page.getByRole('heading', { level: 1, name: 'Delete and restore documents' }).waitFor()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await page.waitForURL(/article\/trash#[a-z-]+$/)
  expect(await web.violations(page)).toEqual([])

  const feedback = page.getByRole('region', { name: 'Was this article helpful?' })
  await feedback.getByRole('button', { name: 'No' }).click()
  await web.expectNotice('Feedback saved', page)
  await feedback.getByLabel(/What was missing or unclear/).fill('How do I empty the trash?')
  await feedback.getByRole('button', { name: 'Send comment' }).click()
  await feedback.getByText('How do I empty the trash?').waitFor()
  await page.keyboard.press('Control+z')
  await feedback.getByLabel(/What was missing or unclear/).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => feedback.getByRole('button', { pressed: true }).count()).toBe(0)

  await page.getByRole('navigation', { name: 'Previous and next article' }).getByRole('link').last().click()
  await page.getByRole('heading', { level: 1, name: 'Import, download, and copy' }).waitFor()
})

test('an unknown article suggests similar ones; a search without results leads to the contact form', async () => {
  const page = await web.open(`${center}/article/first-polsih`, {})
  await page.getByRole('heading', { level: 1, name: 'Article not found' }).waitFor()
  await page.getByRole('link', { name: 'Polish your first text' }).first().waitFor()
  await page.getByRole('searchbox').fill('zeppelin')
  await page.waitForURL('**?q=zeppelin')
  await page.getByText('No results for “zeppelin”').waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Contact us' }).first().click()
  await page.waitForURL('**/landing-page#contact')
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
})

test('a question is found by search, counted by category, and opened by its address', async () => {
  const page = await web.open('/pages/faq', { account: client })
  await page.getByRole('tab', { name: /^All questions 25/ }).waitFor()
  await page.getByRole('searchbox').fill('retrun an item')
  await page.waitForURL('**?q=retrun+an+item')
  await page.getByRole('tab', { name: /^Payment 0/ }).waitFor()
  await page.getByRole('tab', { name: /^Returns and damage/ }).click()
  await page.waitForURL('**category=returns-and-damage')
  await page.getByRole('button', { name: 'How long do I have to return an item?' }).waitFor()
  await page.getByText('within 15 days').waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.goto(new URL('/pages/faq#how-much-does-delivery-cost', page.url()).href)
  await page.getByText('costs $69 or $99 per order').waitFor()
  const question = page.getByRole('button', { name: 'How much does delivery cost?' })
  expect(await question.getAttribute('aria-expanded')).toBe('true')
  await question.press('Enter')
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})

test('articles and questions are read and searched in French and Arabic at the same addresses', async () => {
  const page = await web.open(`${center}?category=documents`, { locale: 'fr' })
  await page
    .getByRole('heading', { name: 'Comment les documents sont enregistrés' })
    .or(page.getByText('Supprimer et restaurer des documents'))
    .first()
    .waitFor()
  await page.getByRole('searchbox').fill('suprimer un document')
  const result = page.getByRole('link', { name: 'Supprimer et restaurer des documents' })
  // The categories have the same link until the search is answered.
  await result.locator('mark').first().waitFor()
  expect(await result.locator('mark').allTextContents()).toEqual(['Supprimer', 'documents'])
  await result.click()
  await page.waitForURL(`**${center}/article/trash`)
  await page.getByRole('heading', { level: 1, name: 'Supprimer et restaurer des documents' }).waitFor()
  await page.goto(`${web.app.url}${center}/article/trash#delete-permanently`)
  await page.getByRole('region', { name: 'Supprimer définitivement' }).waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.goto(`${web.app.url}${center}/article/first-polsih`)
  await page.getByRole('link', { name: 'Corriger votre premier texte' }).first().waitFor()

  const arabic = await web.open('/pages/faq?category=delivery#how-much-does-delivery-cost', { locale: 'ar', account: client })
  await arabic.getByText('69 أو 99 دولارًا للطلب الواحد', { exact: false }).waitFor()
  await arabic.getByRole('searchbox').fill('إرجاع منتج')
  await arabic.getByRole('tab', { name: /^الإرجاع والتلف/ }).waitFor()
  await arabic.waitForURL('**q=**')
  await arabic.getByRole('tab', { name: /^كل الأسئلة/ }).click()
  await arabic.locator('mark').filter({ hasText: 'منتج' }).first().waitFor()
  expect(await web.violations(arabic)).toEqual([])
})

test('a dark page prints in light colors and is dark again afterward', async () => {
  const page = await web.open(`${center}/article/trash`, { scheme: 'dark' })
  await page.getByRole('heading', { level: 1, name: 'Delete and restore documents' }).waitFor()
  await page.evaluate(() => {
    const { dataset, classList } = document.documentElement
    addEventListener('beforeprint', () => {
      dataset.printed = `${classList.contains('dark')} ${getComputedStyle(document.body).color}`
    })
  })
  await page.pdf()
  expect(await page.evaluate(() => document.documentElement.dataset.printed)).toBe('false rgb(37, 38, 58)')
  await page.locator('html.dark').waitFor()
})
