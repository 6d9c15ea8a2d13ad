import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAccount } from '../support/accounts.ts'
import { type Look, openBrowser } from '../support/page.ts'

const web = openBrowser()
const password = 'correct horse battery'

/** A new account, whose chat is as seeded. */
async function newAccount() {
  const { email, token } = await makeAccount(web.app, 'regular', password)
  return { account: { email, password }, token }
}

const openChat = async (path: string, look: Look) => {
  const page = await web.open(path, look)
  await page.getByRole('region', { name: /^(Conversations and contacts|المحادثات وجهات الاتصال)$/ }).waitFor()
  return page
}
const chatOf = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const messageOf = (page: Page, text: string) => page.locator('[data-message]').filter({ hasText: text })
const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const send = async (page: Page, text: string) => {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test('with the mouse: read, write, get an answer, react, reply, edit, delete, mute, and clear', async () => {
  const { account } = await newAccount()
  const page = await openChat('/apps/chat', { account })
  const nav = page.getByRole('navigation').getByRole('link', { name: /^Chat/ })
  await nav.getByText('3 unread messages').waitFor()
  await expect.poll(() => page.title()).toBe('(3) Chat · Deskwright')
  await chatOf(page, 'Grace Wanjiku').getByText('2 unread messages').waitFor()

  await chatOf(page, 'Grace Wanjiku').click()
  await messageOf(page, 'The sheet is in your inbox.').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'New messages' }).waitFor()
  await nav.getByText('1 unread message').waitFor()
  await expect.poll(() => page.title()).toBe('(1) Grace Wanjiku · Chat · Deskwright')
  expect(await chatOf(page, 'Grace Wanjiku').getByText('unread message').count()).toBe(0)
  expect(await web.violations()).toEqual([])

  await field(page).fill('When is the report due?')
  await page.getByRole('button', { name: 'Send' }).click()
  const own = messageOf(page, 'When is the report due?')
  await own.getByRole('img', { name: 'Seen' }).waitFor()
  await messageOf(page, 'By tomorrow noon at the latest').waitFor()
  await page.getByRole('log').getByText('Grace Wanjiku: By tomorrow noon').waitFor({ state: 'attached' })

  const answer = messageOf(page, 'By tomorrow noon')
  await answer.hover()
  await answer.getByRole('button', { name: 'Add reaction' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'React with 👍' }).click()
  await answer.getByRole('button', { name: '👍 from You' }).waitFor()
  await answer.hover()
  await answer.getByRole('button', { name: 'Reply' }).click()
  await page.getByText('Replying to Grace Wanjiku').waitFor()
  await page.getByRole('button', { name: 'Cancel reply' }).click()

  await own.hover()
  await own.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Edit message' }).fill('When is the summary due?')
  await page.getByRole('button', { name: 'Save' }).click()
  const edited = messageOf(page, 'When is the summary due?')
  await edited.getByText('Edited').waitFor()
  await edited.hover()
  await edited.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await edited.waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'Message deleted' }).getByRole('button', { name: 'Undo' }).click()
  await edited.waitFor()

  await page.getByRole('button', { name: 'Contact info' }).click()
  const info = page.getByRole('complementary', { name: 'Contact info' })
  await info.getByRole('switch', { name: 'Mute notifications' }).click()
  await chatOf(page, 'Grace Wanjiku').getByRole('img', { name: 'Muted' }).waitFor()
  await info.getByRole('button', { name: 'Clear conversation' }).click()
  await page.getByText('Say hello to Grace Wanjiku').waitFor()
  await page.getByRole('status').filter({ hasText: 'cleared' }).getByRole('button', { name: 'Undo' }).click()
  await edited.waitFor()
  await info.getByRole('button', { name: 'Block contact' }).click()
  await page.getByText('You blocked Grace Wanjiku').waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Unblock' }).first().click()
  await field(page).waitFor()
})

test('with the keyboard alone: open, draft, send, correct, find, and walk through the messages', async () => {
  const { account } = await newAccount()
  const page = await openChat('/apps/chat', { account })
  await chatOf(page, 'Thandi Nkosi').waitFor()
  await chatOf(page, 'Grace Wanjiku').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await messageOf(page, 'Only if I can eat the bread.').waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('[data-composer] textarea'))
  await page.keyboard.type('A draft')
  await page.keyboard.press('Alt+ArrowDown')
  await messageOf(page, 'The sheet is in your inbox.').waitFor()
  await chatOf(page, 'Thandi Nkosi').getByText('A draft').waitFor()
  await page.keyboard.press('Alt+ArrowUp')
  await messageOf(page, 'Only if I can eat the bread.').waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('A draft')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('in two lines')
  await page.keyboard.press('Enter')
  await messageOf(page, 'in two lines').waitFor()
  await expect.poll(() => field(page).inputValue()).toBe('')
  await messageOf(page, 'in two lines')
    .getByRole('img', { name: /^(Sent|Delivered|Seen)$/ })
    .waitFor()
  await page.keyboard.press('ArrowUp')
  const edit = page.getByRole('textbox', { name: 'Edit message' })
  await expect.poll(() => edit.inputValue()).toBe('A draft\nin two lines')
  await page.keyboard.press('Escape')
  await field(page).waitFor()

  // The answer must not arrive between the keys that follow.
  await page.locator('[data-message]').nth(5).waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('f')
  const search = page.getByRole('searchbox', { name: 'Search messages' })
  await search.fill('bread')
  await page.getByText('1 of 2').waitFor()
  await search.press('Enter')
  await page.getByText('2 of 2').waitFor()
  await search.press('Escape')
  await search.waitFor({ state: 'detached' })
  await messageOf(page, 'The catalog looks wonderful').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('r')
  await page.getByText('Replying to Thandi Nkosi').waitFor()
})

test('on a phone in Arabic: from the list to the conversation and back', async () => {
  const { account } = await newAccount()
  const page = await openChat('/apps/chat', { account, locale: 'ar', width: 390, scheme: 'dark' })
  await chatOf(page, 'Rahul Mehta').click()
  await messageOf(page, 'It could. Ask for a photo.').waitFor()
  expect([await web.violations(), await web.scrollsSideways()]).toEqual([[], false])
  const message = page.getByRole('textbox', { name: 'رسالة' })
  await message.fill('شكرًا جزيلًا')
  await page.getByRole('button', { name: 'إرسال' }).click()
  await messageOf(page, 'على الرحب والسعة').waitFor()
  await page.getByRole('button', { name: 'معلومات جهة الاتصال' }).click()
  await page.getByRole('button', { name: 'إغلاق معلومات جهة الاتصال' }).click()
  await page.getByRole('button', { name: 'كل المحادثات' }).click()
  await chatOf(page, 'Rahul Mehta').waitFor()
  expect([await web.violations(), await web.scrollsSideways()]).toEqual([[], false])
})

test('two windows, one offline for a while: everything arrives once, and what one reads is read in the other', async () => {
  const { account, token } = await newAccount()
  const one = await openChat('/apps/chat?user=2', { account })
  const two = await openChat('/apps/chat?user=2', { account })
  await messageOf(one, 'Thank you, Pavel.').waitFor()
  await messageOf(two, 'Thank you, Pavel.').waitFor()
  await chatOf(two, 'Grace Wanjiku').getByText('2 unread messages').waitFor()

  await one.context().setOffline(true)
  await send(one, 'Written offline')
  await send(one, 'And another one')
  await messageOf(one, 'And another one').getByRole('img', { name: 'Not sent yet' }).waitFor()
  await send(two, 'Meanwhile')
  await messageOf(two, 'Meanwhile').getByRole('img', { name: 'Seen' }).waitFor()
  await one.context().setOffline(false)
  await messageOf(two, 'Written offline').waitFor()
  await messageOf(two, 'And another one').waitFor()
  await messageOf(one, 'Meanwhile').waitFor()
  const sent = async () => {
    const query = '{ contact(id: 2) { chat { messages { message isMine } } } }'
    const { data } = await web.app.graphql<{ contact: { chat: { messages: { message: string; isMine: boolean }[] } } }>(query, {}, token)
    return data.contact.chat.messages.filter(({ isMine }) => isMine).map(({ message }) => message)
  }
  expect((await sent()).slice(-3)).toEqual(['Meanwhile', 'Written offline', 'And another one'])
  for (const page of [one, two])
    for (const text of ['Meanwhile', 'Written offline', 'And another one']) expect(await messageOf(page, text).count()).toBe(1)

  await chatOf(one, 'Grace Wanjiku').click()
  await messageOf(one, 'The sheet is in your inbox.').waitFor()
  await expect.poll(() => chatOf(two, 'Grace Wanjiku').getByText('unread message').count(), { timeout: 10_000 }).toBe(0)
  web.expectQuiet(/Failed to load resource|WebSocket|ERR_INTERNET_DISCONNECTED/)
})
