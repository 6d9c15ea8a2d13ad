import { expect, test } from 'vitest'
import { client, openBrowser } from '../support/page.ts'
import { go } from '../support/route-visits.ts'

const web = openBrowser()
const path = '/apps/ecommerce/product/list'
/** Unique per attempt. */
const shelves = ['Shelf', 'Another shelf']

/** Restores the products, in case an aborted test left changes. */
const reset = async () => web.app.graphql('mutation { resetWorkspace(area: PRODUCTS) }', {}, (await web.signIn(client)).auth)

test('a product is created, found, counted, and published, each undone; the address keeps filters, another window follows', async () => {
  await reset()
  const page = await web.open(path, { account: client })
  const rows = page.getByRole('table').locator('tbody tr')
  await rows.first().getByRole('switch').waitFor()
  expect(await web.violations(page)).toEqual([])

  await page.getByRole('main').getByRole('link', { name: 'Add product' }).click()
  await page.getByRole('textbox', { name: 'Product', exact: true }).fill('Paper lantern')
  await page.getByRole('textbox', { name: 'SKU' }).fill('38149')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Price' }).waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('24.90')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await web.expectNotice('Paper lantern added', page)
  await page.waitForURL(/product\/list/)

  await page.getByRole('searchbox', { name: 'Search by name or brand' }).fill('lantern')
  const lantern = rows.filter({ hasText: 'Paper lantern' })
  await lantern.getByText('Inactive').waitFor()
  await page.waitForURL(/search=lantern/)
  const second = await page.context().newPage()
  await second.goto(page.url())
  const there = second.getByRole('row', { name: /Paper lantern/ })
  await there.waitFor()

  for (const wrong of ['-5', 'abc']) {
    await lantern.getByRole('textbox').fill(wrong)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Enter a whole number, 0 or more.').waitFor()
    await page.keyboard.press('Escape')
  }
  await lantern.getByRole('textbox').fill('120')
  await page.keyboard.press('Enter')
  await web.expectNotice('Paper lantern: quantity set to 120', page)
  await second.getByRole('textbox', { name: 'Quantity of Paper lantern' }).waitFor()
  await lantern.getByRole('button', { name: /^Publish:/ }).click()
  await there.getByText('Published').waitFor()
  await page.keyboard.press('Control+z')
  await there.getByText('Inactive').waitFor()

  await page.reload()
  await lantern.waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Paper lantern' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Quantity' }).inputValue()).toBe('120')
  expect(await web.violations(page)).toEqual([])
})

test('prices of many change in one step; a category leads to its products', async () => {
  const page = await web.open('/apps/ecommerce/product/category-list', { account: client })
  await page.getByRole('link', { name: 'Shoes', exact: true }).click()
  await page.waitForURL(/category=SHOES/)
  const rows = page.getByRole('table').locator('tbody tr')
  await rows.first().getByRole('switch').waitFor()
  const prices = () => rows.locator('td:nth-child(6)').allTextContents()
  const before = await prices()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Change prices' }).click()
  await page.getByRole('textbox', { name: 'Increase or decrease by (%)' }).fill('10')
  await page.getByRole('dialog').getByRole('button', { name: 'Change prices' }).click()
  await web.expectNotice(/^Prices? of .* changed/, page)
  await expect.poll(prices).not.toEqual(before)
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(prices).toEqual(before)
})

test('a product gets ordered images, a formatted description, variants with summed quantities, and a restock', async () => {
  await reset()
  const page = await web.open('/apps/ecommerce/product/edit/12', { account: client })
  const sku = page.getByRole('textbox', { name: 'SKU', exact: true })
  await page.getByRole('button', { name: 'Generate SKU' }).click()
  await expect.poll(() => sku.inputValue()).toMatch(/^OFF-FOLIAN-NOTEB/)

  const description = page.getByRole('textbox', { name: 'Description' })
  await description.click()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.getByText('Unsaved changes').waitFor()

  await page.getByRole('button', { name: 'Choose illustration' }).click()
  await page.getByRole('button', { name: 'Illustration: pen' }).click()
  const pictures = page.getByRole('region', { name: 'Images' }).getByRole('listitem')
  await pictures.nth(1).waitFor()
  await page.getByRole('button', { name: 'Move image 2 earlier' }).click()
  await page.getByRole('textbox', { name: 'Alt text of image 1' }).fill('A pen beside it')

  await page.getByRole('button', { name: 'Add option' }).click()
  await page.getByRole('textbox', { name: 'Name of option 1' }).fill('Size')
  await page.getByRole('combobox', { name: 'Values of Size' }).fill('A5,A4,')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Quantity of A5' }).fill('7')
  await page.getByRole('textbox', { name: 'Quantity of A4' }).fill('5')
  await page.getByText('12 in stock').first().waitFor()
  expect(await web.violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()

  await page.reload()
  await page.getByRole('textbox', { name: 'Quantity of A5' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Alt text of image 1' }).inputValue()).toBe('A pen beside it')
  await description.locator('strong').first().waitFor()
  await page.getByRole('button', { name: 'Restock' }).click()
  await page.getByRole('textbox', { name: 'Quantity to add' }).fill('30')
  await page.getByRole('combobox', { name: 'Variant' }).click()
  await page.getByRole('option', { name: /^A4/ }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Spring delivery')
  await page.getByRole('dialog').getByRole('button', { name: 'Restock' }).click()
  await page.getByText('Restocked a product (+30 A4: Spring delivery)').waitFor()
  await page.getByText('42 in stock').first().waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('12 in stock').first().waitFor()
})

test.each([
  { width: 390, scheme: 'dark' as const, locale: 'en' },
  { width: 1440, scheme: 'light' as const, locale: 'ar' },
])('at $width pixels, $scheme, in $locale, it is accessible and does not scroll sideways', async look => {
  const page = await web.open(path, { ...look, account: client })
  await page.getByRole('switch').first().waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await web.scrollsSideways(page)).toBe(false)
  await go(page, path.replace('list', 'edit/8'))
  await page.getByRole('toolbar').waitFor()
  expect(await web.violations(page)).toEqual([])
  expect(await web.scrollsSideways(page)).toBe(false)
})

test('a custom category is created with an image and moved to the front, also by keyboard', async () => {
  const page = await web.open('/apps/ecommerce/product/category-list', { account: client })
  const shoes = page.getByRole('region', { name: 'Shoes', exact: true })
  await shoes.getByRole('link').nth(3).waitFor()
  expect(await web.violations(page)).toEqual([])
  const titles = () => shoes.getByRole('listitem').getByRole('link').allTextContents()
  const before = await titles()
  // A second attempt finds the first one's changes.
  const garden = ['For the garden', 'For the garden 2'].find(each => !before.includes(each)) ?? ''
  const output = (text: RegExp) => page.getByRole('status').getByText(text).first().waitFor()

  await shoes.getByRole('button', { name: 'Add category under Shoes' }).click()
  // Expanded sections are part of the URL, so they survive a reload.
  await page.waitForURL(/open=add-SHOES/)
  await page.reload()
  const drawer = page.getByRole('dialog', { name: 'Add category' })
  await drawer.getByRole('textbox', { name: 'Title' }).fill(garden)
  await drawer.getByText('Leave empty to use for-the-garden').waitFor()
  const drawing = drawer.getByRole('radio', { name: 'Illustration: boot', exact: true })
  await drawer.locator('label:has([value="/art/products/boot.svg"])').click()
  expect(await drawing.isChecked()).toBe(true)
  expect(await web.violations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Add category' }).click()
  await output(/^For the garden.* added/)
  await expect.poll(titles).toEqual([...before, garden])

  await shoes.getByRole('button', { name: `More actions: ${garden}` }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(titles).toEqual([...before.slice(0, -1), garden, ...before.slice(-1)])
  const handle = shoes.getByRole('button', { name: `Move ${garden}` })
  await handle.focus()
  // Drag and drop is loaded now, and the handle has the focus again.
  await shoes.locator('[aria-roledescription="draggable"]:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect.poll(async () => (await titles()).indexOf(garden)).toBe(before.length - 2)
  const kept = page.waitForResponse(answer => (answer.request().postData() ?? '').includes('MoveOwnCategory'))
  await page.keyboard.press('Enter')
  await kept
  await page.reload()
  await expect.poll(async () => (await titles()).indexOf(garden)).toBe(before.length - 2)
})

test('a custom category is deleted into another; its products follow, and undo restores them', async () => {
  const { auth } = await web.signIn(client)
  const { data } = await web.app.graphql<{ createOwnCategory: { title: string } }>(
    'mutation ($title: String!) { createOwnCategory(input: { title: $title, parent: SHOES }) { title } }',
    { title: shelves.shift() },
    auth,
  )
  const empty = data.createOwnCategory.title
  const page = await web.open('/apps/ecommerce/product/category-list', { account: client })
  const shoes = page.getByRole('region', { name: 'Shoes', exact: true })
  await shoes.getByRole('link', { name: empty, exact: true }).waitFor()
  const titles = () => shoes.getByRole('listitem').getByRole('link').allTextContents()
  const before = await titles()
  // A second attempt finds the first one's changes.
  const name = ['Boots', 'Sandals and slippers'].find(each => before.includes(each)) ?? ''
  const doomed = shoes.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) })
  await doomed.getByRole('button', { name: `More actions: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const requested = page.getByRole('dialog', { name: `Delete ${name}?` })
  await requested.getByRole('combobox', { name: 'Move products to' }).click()
  await page.getByRole('option', { name: `Shoes / ${empty}` }).click()
  await requested.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(titles).not.toContain(name)
  await shoes.getByRole('link', { name: empty, exact: true }).click()
  await page.waitForURL(/ownCategory=\d+/)
  await page.getByRole('switch').first().waitFor()
  await page.getByRole('combobox', { name: `Category: Shoes / ${empty}` }).waitFor()
  await page.goBack()
  await shoes.getByRole('link', { name: empty, exact: true }).waitFor()
  await page.keyboard.press('Control+z')
  await doomed.waitFor()
})

test('a file is tried in a dry run, reported by row, imported in one step, and exported', async () => {
  const page = await web.open(path, { account: client })
  const choose = (text: string) =>
    page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  await choose('SKU,Name,Price,Category\nFAN-1,Paper fan,12.50,Home decor\nFAN-2,Silk fan,dear,Home decor\n')
  await dialog.getByText('price must be an amount').waitFor()
  expect(await dialog.getByRole('button', { name: 'Import products' }).isDisabled()).toBe(true)
  expect(await web.violations(page)).toEqual([])
  await choose('SKU,Name,Price,Category\nFAN-1,Paper fan,12.50,Home decor\nFAN-2,Silk fan,40,Home decor\n')
  await dialog.getByRole('button', { name: 'Import 2 products' }).click()
  await web.expectNotice('2 products imported', page)
  const fan = page.getByRole('row', { name: /Silk fan/ })
  await fan.waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await fan.waitFor({ state: 'detached' })

  const low = page.getByRole('region', { name: 'Product summary' }).getByRole('button', { name: /Low stock/ })
  await low.click()
  await page.waitForURL(/stock=low/)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect.poll(async () => (await rows.count()) === (await page.getByRole('textbox', { name: /, low stock$/ }).count())).toBe(true)
})
