/** The REST API reference: operations can be expanded and sent as the visitor, without external requests. */
import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'

const web = openBrowser()

test("an operation is opened and tried with the visitor's token, in light and dark", async () => {
  for (const scheme of ['light', 'dark'] as const) {
    const page = await web.open('/api/docs', { account: client, scheme })
    await page.getByText('Calls are made as client@demo.com').waitFor()
    await page.locator('#operations-tag-faq').click()
    await page.locator('#operations-faq-getPagesFaq button').first().click()
    const requested = page.waitForRequest(request => request.url().includes('/api/pages/faq'))
    await page.getByRole('button', { name: 'Execute' }).click()
    expect((await requested).headers().authorization).toBeTruthy()
    await page.locator('.live-responses-table').getByText('200').first().waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(21, 22, 29)',
    )
  }
})
