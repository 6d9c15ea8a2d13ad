import { describe, expect, test } from 'vitest'
import { expand } from './expand.ts'
import { expandText } from '../../server/engine/embedded/expand/expand.ts'

describe('expanding spells out', () => {
  test.each([
    ["Can't make it to the mtg tmrw, I'm sick.", 'Cannot make it to the meeting tomorrow, I am sick.'],
    ['Pls send me the notes asap.', 'Please send me the notes as soon as possible.'],
    ["She'd already left when he said he'd help.", 'She had already left when he said he would help.'],
    ["It's been raining and it's cold.", 'It has been raining and it is cold.'],
    ["Anna's dog isn't in.", "Anna's dog is not in."],
    ["We don't know why he won't help.", 'We do not know why he will not help.'],
    ["It is late, isn't it?", 'It is late, is it not?'],
    ["You'd better go, they've seen us.", 'You had better go, they have seen us.'],
    ["Let's go @ 5pm.", 'Let us go at 5pm.'],
    ['Tea & coffee w/ milk, w/o sugar.', 'Tea and coffee with milk, without sugar.'],
    ['See you on Fri in Oct, after 3 days.', 'See you on Friday in October, after three days.'],
    ['The team has 3 designers.', 'The team has three designers.'],
    ['We wait. So we should not order. Also, they asked.', 'We wait. As a result, we should not order. In addition, they asked.'],
    ['It fell b/c of weak demand, e.g. in Asia.', 'It fell because of weak demand, e.g. in Asia.'],
    ['Lmk if u can come, thx.', 'Let me know if you can come, thanks.'],
    ['Thx for ur msg, c u til Thu.', 'Thanks for your message, see you until Thursday.'],
    ['My train was late. Will call you asap.', 'My train was late. I will call you as soon as possible.'],
    ['Thx for ur msg, ur late.', 'Thanks for your message, you are late.'],
    ['I am away til Thu, i.e. until I call.', 'I am away until Thursday, i.e. until I call.'],
    ['We talked re: the budget w/ Tom.', 'We talked about the budget with Tom.'],
    ['Can u book a table 4 us?', 'Can you book a table for us?'],
    ['Grab a burger 4 me pls.', 'Grab a burger for me please.'],
    ['She needs 2 prep and we need 2 book a room.', 'She needs to prep and we need to book a room.'],
    ['I left my keys @ your place, thx.', 'I left my keys at your place, thanks.'],
    ['We were stuck @ the station @ 5pm.', 'We were stuck at the station at 5pm.'],
    ['Pls pay before fri or on sat.', 'Please pay before Friday or on Saturday.'],
    ['We need 2 people and 4 tables, thx.', 'We need two people and four tables, thanks.'],
    ['Pls take table 4 the next time.', 'Please take table 4 the next time.'],
    ['I have 2 test servers, thx.', 'I have 2 test servers, thanks.'],
  ])('%s', (text, wanted) => {
    expect(expand(text)).toBe(wanted)
  })
})

describe('expanding turns notes into sentences', () => {
  test('for lists that say how', () => {
    const notes = '- Server down since 9am\n- Fixed the login bug\n- Need to update docs\n- No backups for last week'
    expect(expand(notes)).toBe(
      'The server has been down since 9am. We fixed the login bug. We need to update docs. There are no backups for last week.',
    )
    expect(expand('- Fixed the login bug\n- Need to update docs', { voice: 'i' })).toBe('I fixed the login bug. I need to update docs.')
  })

  test('for keys and values', () => {
    expect(expand('- Deadline: next Friday\n- Participants: Anna, Ben & Carla')).toBe(
      'The deadline is next Friday. The participants are Anna, Ben and Carla.',
    )
  })

  test('keeps steps as instructions unless someone speaks', () => {
    const steps = '1. Open the settings page\n2. Choose the language\n3. Restart the app'
    expect(expand(steps)).toBe('First, open the settings page. Next, choose the language. Finally, restart the app.')
    expect(expand(steps, { voice: 'we' })).toBe(
      'First, we open the settings page. Next, we choose the language. Finally, we restart the app.',
    )
  })

  test('adds articles to recipes and to-do lists', () => {
    expect(expand('1. Preheat oven to 180°C\n2. Mix flour and eggs\n3. Let cool before serving')).toBe(
      'First, preheat the oven to 180°C. Next, mix flour and eggs. Finally, let cool before serving.',
    )
    expect(expand('- buy milk\n- call dentist\n- book flights to Rome')).toBe('Buy milk. Call the dentist. Book flights to Rome.')
    expect(expand('- emailed supplier\n- sent quote to client\n- met with team about lease', { voice: 'i' })).toBe(
      'I emailed the supplier. I sent the quote to the client. I met with the team about the lease.',
    )
    expect(expand('- renew passport\n- call landlord about heating')).toBe('Renew the passport. Call the landlord about heating.')
    expect(expand('Hiring on hold')).toMatch(/^refused/)
    expect(expand('- test results\n- order status')).toBe('refused: unknown_fragment')
  })

  test('for meeting notes and reports', () => {
    expect(
      expand('- Met w/ Sarah & Tom\n- Budget approved, but travel cut by 15%\n- Tom to send figures by Fri\n- Not tested on Windows yet'),
    ).toBe(
      'We met with Sarah and Tom. The budget has been approved, but travel has been cut by 15%. Tom is to send figures by Friday. It has not been tested on Windows yet.',
    )
    expect(expand('- sales up 12% vs last yr\n- revenue flat\n- need new office by June\n- fixed crash on startup')).toBe(
      'Sales are up 12% versus last year. Revenue is flat. We need a new office by June. We fixed the crash on startup.',
    )
    expect(expand('Next to send is the letter')).toBe('refused: unknown_fragment')
  })

  test('for lines of keys and values', () => {
    expect(expand('Name: Jane Miller\nStart date: 1 March 2026\nSalary: €65,000')).toBe(
      'The name is Jane Miller. The start date is 1 March 2026. The salary is €65,000.',
    )
    expect(expand('Name: Jane Miller\nKind regards')).toMatch(/^refused/)
  })

  test('for a moved meeting', () => {
    expect(expand('Meeting moved to Fri')).toBe('The meeting has been moved to Friday.')
  })

  test('for fragments without dashes', () => {
    const wanted = 'The server has been down since 9am. We fixed the login bug. We need to update docs. There are no backups for last week.'
    expect(expand('Server down since 9am. Fixed login bug. Need to update docs. No backups for last week.')).toBe(wanted)
    expect(expand('Server down since 9am\nFixed login bug\nNeed to update docs\nNo backups for last week')).toBe(wanted)
  })

  test.each([
    ['call dentist b4 Mon', 'Call the dentist before Monday.'],
    ['pick up parcel til Fri', 'Pick up the parcel until Friday.'],
    ['- email Sam about late parcel', 'Email Sam about the late parcel.'],
    [
      '- collect parcel from post office\n- call estate agent about broken boiler',
      'Collect the parcel from the post office. Call the estate agent about the broken boiler.',
    ],
    ['will send draft to accountant', 'We will send the draft to the accountant.'],
    ['need to renew lease', 'We need to renew the lease.'],
    [
      'Fixed login bug. Deployed to staging. Need sign-off from legal.',
      'We fixed the login bug. We deployed to staging. We need sign-off from legal.',
    ],
    ['Printer broken, toner ordered.', 'The printer is broken, and the toner has been ordered.'],
    ['TODO: update website, email customers.', 'To do: update the website and email customers.'],
    ['Renewed passport, paid deposit, booked flights.', 'We renewed the passport, paid the deposit, and booked flights.'],
    ['bring passport, print boarding pass', 'Bring the passport and print the boarding pass.'],
    ['Posted parcel, bought stamps, cashed cheque.', 'We posted the parcel, bought stamps, and cashed the cheque.'],
    ['- review draft from Tom\n- send feedback to editor', 'Review the draft from Tom. Send feedback to the editor.'],
    ['- find lawyer\n- buy new laptop', 'Find a lawyer. Buy a new laptop.'],
    ['- Offer sent to Maria\n- Need decision by Mon', 'The offer has been sent to Maria. We need a decision by Monday.'],
    ['To do: book flights, renew passport and pay deposit', 'To do: book flights, renew the passport and pay the deposit.'],
  ])('adds what is left out: %s', (note, wanted) => {
    expect(expand(note)).toBe(wanted)
  })

  test.each([
    [
      'Yesterday: fixed login bug, met w/ client\nToday: deploy, write tests\nBlocked: waiting on Sam',
      'Yesterday, we fixed the login bug and met with the client. Today, we will deploy and write tests. We are blocked: we are waiting on Sam.',
    ],
    ['Done: sent quote, called landlord', 'We sent the quote and called the landlord.'],
    ['Feed cat, water plants, lock door', 'Feed the cat, water the plants, and lock the door.'],
    ['Boiler serviced. Gas bill overdue.', 'The boiler has been serviced. The gas bill is overdue.'],
  ])('for stand-ups and chores: %s', (note, wanted) => {
    expect(expand(note)).toBe(wanted)
  })

  test.each([
    'Today: sunny, 25 degrees',
    'Tomorrow: rain',
    'Today: open house',
    'Next: release notes, open questions',
    'water, plants, lock',
  ])('not for things that look like work: %s', note => {
    expect(expand(note)).toBe('refused: unknown_fragment')
  })

  test('leaves notes that say too little, and does not call them prose', () => {
    expect(expand('Signed lease. Keys on 3 May.')).toBe('refused: unknown_fragment')
    expect(expand('Plan your trip')).toMatch(/^refused/)
    expect(expand('meeting with accountant')).toMatch(/^refused/)
  })

  test('keeps the boxes of tasks, so that what is done stays done', () => {
    expect(expand('- [ ] write the docs\n- [x] call the dentist')).toBe('- [ ] Write the docs.\n- [x] Call the dentist.')
    expect(expand('- [x] Sent invoice\n- [ ] Book dentist')).toBe('- [x] Sent the invoice.\n- [ ] Book the dentist.')
    expect(expand('[x] Sent invoice\n[ ] Call dentist')).toBe('[x] Sent the invoice.\n[ ] Call the dentist.')
    expect(expand('- [ ] mtg w/ Ana\n- [x] pls reply')).toBe('- [ ] meeting with Ana\n- [x] please reply')
  })

  test('treats every line of a list alike', () => {
    expect(expand('- Fixed the login bug\n- milk, eggs, bread')).toBe('refused: unknown_fragment')
    expect(expand('- Fixed the login bug tmrw\n- milk & bread')).toBe('- Fixed the login bug tomorrow\n- milk and bread')
    expect(expand('- invoice sent\n- printer broken since Mon\n- lost one client')).toBe(
      'The invoice has been sent. The printer has been broken since Monday. We lost one client.',
    )
  })
})

describe('expanding refuses', () => {
  test.each([
    ['Good food. Nice view.', 'finished_prose'],
    ['The experiment was successful and the results were published in March.', 'finished_prose'],
    ['- milk, eggs, bread', 'unknown_fragment'],
    ['- nice hat\n- invoice sent', 'unknown_fragment'],
    ['Test results for May', 'unknown_fragment'],
    ['Bonjour, je suis très content de vous voir.', 'unsupported_language'],
    ['今天天气很好，我们去公园。', 'unsupported_language'],
    ['```\nnpm ci\n```', 'nothing_to_do'],
    ['| a | b |\n|---|---|\n| 1 | 2 |', 'nothing_to_do'],
  ])('%s', (text, reason) => {
    expect(expand(text)).toBe(`refused: ${reason}`)
  })
})

describe('expanding keeps', () => {
  test.each(['version 2 on May 3', 'https://example.com/w/o?u=1', 'He said 5% of 10 km', "They'd come if he's gone"])('%s', text => {
    const whole = `I asked asap about ${text}.`
    expect(expand(whole)).toBe(`I asked as soon as possible about ${text}.`)
  })

  test('excluded words', () => {
    expect(expand('Send the msg asap.', { keep: ['msg'] })).toBe('Send the msg as soon as possible.')
  })

  test('its own result', () => {
    for (const text of ["Can't come tmrw b/c I'm sick.", '- Server down since 9am\n- Fixed the bug', '1. Open it\n2. Close it']) {
      const once = expand(text)
      expect(expand(once)).toBe('refused: finished_prose')
    }
  })

  test('the position of each change', () => {
    const text = 'Hi.\n\nPls call me, I can’t come.'
    const expansion = expandText(text, {})
    if ('refused' in expansion) throw new Error('refused')
    for (const change of expansion.blocks.flatMap(block => block.changes)) expect(text.slice(change.start, change.end)).toBe(change.before)
  })
})

test.each([
  ['can u send me the report by Fri? pls call', 'Can you send me the report by Friday? Please call'],
  [
    'thx, ill send the report 2moro, ur right about the numbers',
    'Thanks, I will send the report tomorrow, you are right about the numbers',
  ],
  ['hey r u free l8r? need ur help w the printer', 'Hey are you free later? Need your help with the printer'],
  ['running late, be there in 10 mins. start w/o me', 'Running late, be there in ten minutes. Start without me'],
  ['FYI we moved to Sat.', 'For your information, we moved to Saturday.'],
  ['i dont know if im free til Thu', 'I do not know if I am free until Thursday'],
  ['iPhone is at the office, pls bring it', 'iPhone is at the office, please bring it'],
  [
    'Send it c/o Jane Miller. The patient has c/o pain, which I noted asap.',
    'Send it care of Jane Miller. The patient has c/o pain, which I noted as soon as possible.',
  ],
  ['Will call again Mon.', 'I will call again Monday.'],
  ['FYI: docs r ready.', 'For your information: docs are ready.'],
])('expands a chat note: %s', (text, wanted) => {
  expect(expand(text, { voice: 'i' })).toBe(wanted)
})
