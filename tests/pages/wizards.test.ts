import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()

test('a wizard checks each step, survives a reload, and stores what its summary shows', async () => {
  const page = await web.open('/wizard-examples/property-listing?step=review', { account: client })
  // The review needs the earlier steps.
  await page.getByRole('heading', { name: 'Contact' }).waitFor()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByLabel('Email').fill('ada')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Enter a valid email, such as name@example.com.').first().waitFor()
  expect(page.url()).toContain('step=personal')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')

  await page.getByRole('heading', { name: 'Property', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Property')
  expect(await web.violations(page)).toEqual([])
  await page.getByLabel('Country').click()
  await page.getByRole('option', { name: 'Netherlands' }).click()
  await page.getByLabel('Street and number').fill('Oudegracht 1')
  await page.getByLabel('Postal code').fill('3511 AB')
  await page.getByLabel('City').fill('Utrecht')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Bedrooms').fill('2')
  await page.getByLabel('Bathrooms').fill('1')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Living area').fill('84')
  await page.getByText('84 m² (904.2 sq ft)').first().waitFor()
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(([key, value]) => key.includes('wizard-property') && value.includes('84')),
  )

  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await page.getByText('We restored your unsaved changes').waitFor()
  expect(await page.getByLabel('Living area').inputValue()).toBe('84')
  await page.getByRole('button', { name: 'Convert to square feet' }).click()
  await expect.poll(() => page.getByLabel('Living area').inputValue()).toBe('904.2')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Price' }).fill('450000')
  await page.getByRole('button', { name: 'Continue' }).click()
  const review = page.getByRole('region', { name: 'Review' })
  await review.getByRole('region', { name: 'Area' }).getByText('904.2 sq ft (84 m²)').waitFor()
  await review.getByRole('region', { name: 'Price' }).getByText('$450,000.00').waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('button', { name: 'List property' }).click()
  await web.expectNotice('Property listed', page)
  await page.getByRole('link', { name: 'View submission' }).click()
  const dialog = page.getByRole('dialog', { name: 'Apartment in Utrecht' })
  await dialog.getByText('Oudegracht 1, 3511 AB Utrecht, Netherlands').waitFor()
})
