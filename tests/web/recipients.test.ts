/** Recipients of an email as they are typed. */
import { expect, test } from 'vitest'
import { addressesOnEnter, isAddress, parseAddresses, suggestAddresses, uniqueAddresses } from '../../web/areas/email/recipients.ts'

const ada = { name: 'Ada Lovelace', email: 'ada@example.com' }
const adam = { name: 'Adam Osei', email: 'adam@example.com' }
const grace = { name: 'Grace Wanjiku', email: 'grace@ada.example' }
const known = [adam, grace, ada]

test('suggests people by name and address, the one typed in full first', () => {
  expect(suggestAddresses(known, 'GRA')).toEqual([grace])
  expect(suggestAddresses(known, 'ada')).toEqual([adam, grace, ada])
  expect(suggestAddresses(known, ' ADA@example.com')).toEqual([ada])
  expect(suggestAddresses([{ name: '', email: 'xada@example.com' }, ada], 'ada@example.com')[0]).toEqual(ada)
  expect(suggestAddresses(known, ' ')).toEqual([])
  expect(
    suggestAddresses(
      Array.from({ length: 50 }, (_, at) => ({ name: '', email: `a${at}@example.com` })),
      'a',
    ),
  ).toHaveLength(6)
})

test('Enter adds the first suggestion, and the text where none is shown', () => {
  expect(addressesOnEnter('ada', suggestAddresses(known, 'ada'))).toEqual([adam])
  expect(addressesOnEnter('new@example.com', suggestAddresses(known, 'new@example.com'))).toEqual([{ name: '', email: 'new@example.com' }])
})

test('reads pasted lists in the forms of mail programs', () => {
  expect(parseAddresses('"Lovelace" <ada@example.com>; b@example.com، ,')).toEqual([
    { name: 'Lovelace', email: 'ada@example.com' },
    { name: '', email: 'b@example.com' },
  ])
  expect(isAddress('ada@example')).toBe(false)
  expect(uniqueAddresses([ada, { name: '', email: 'ADA@example.com' }, grace])).toEqual([ada, grace])
})
