import { describe, expect, test } from 'vitest'
import { expand } from './expand.ts'

describe('abbreviations stay right beside their neighbors', () => {
  test.each([
    ['Pls check the draft, esp. the last page.', 'Please check the draft, especially the last page.'],
    ['Two nights, lunch incl., no dogs', 'Two nights, lunch included, no dogs'],
    ['The room is approx. £90 inc. VAT.', 'The room is approximately £90 including VAT.'],
    ['The temp fell to 3 °C and the temp file is gone.', 'The temperature fell to 3 °C and the temporary file is gone.'],
    ['She has 4 yrs exp in sales and no mgmt exp.', 'She has four years of experience in sales and no management experience.'],
    ['We wrote to the bank re fees.', 'We wrote to the bank about fees.'],
    ['idk if shes coming', 'I do not know if she is coming'],
    ['3 bed, 1 bath, approx. 80 m²', '3 bed, 1 bath, approximately 80 m²'],
    ['Parcel is arriving Thurs, pls sign', 'Parcel is arriving Thursday, please sign'],
    ['Kickoff: Mon, approx. 2 hrs', 'Kickoff: Monday, approximately two hours'],
    ['I read The Sun w/ my tea.', 'I read The Sun with my tea.'],
  ])('%s', (text, wanted) => {
    expect(expand(text)).toBe(wanted)
  })
})

describe('a list is treated as a whole', () => {
  test.each([
    // A line in another language.
    ['- Rendez-vous avec Luc à midi\n- Send him the msg', '- Rendez-vous avec Luc à midi\n- Send him the message'],
    // Lines without dashes.
    ['ring plumber\nbuy bread\nreturn library books', 'Ring the plumber. Buy bread. Return library books.'],
    ['call Sam abt fee\nnice hat', 'call Sam about fee\nnice hat'],
    // Who will is told alike in every line.
    ['- Emailed client\n- Will call again on Mon', 'We emailed the client. We will call again on Monday.'],
    // Done or to do is open.
    ['- Cut costs by 5 %\n- Set up archive\n- Read reports', 'refused: unknown_fragment'],
    // A CV has no subject.
    ['- Managed shop w/ 4 staff\n- Fluent in Dutch', '- Managed shop with 4 staff\n- Fluent in Dutch'],
    // Points below points.
    ['- Offer sent\n  - Budget approved', '- The offer has been sent.\n  - The budget has been approved.'],
    // Sentences among notes.
    [
      '- Agreed to move launch\n- Nina will tell the press\n- Follow up with legal',
      'We agreed to move the launch. Nina will tell the press. Follow up with legal.',
    ],
    // A count at the start of a line that stays a note.
    ['- 1 onion\n- approx. 3 eggs', '- 1 onion\n- approximately three eggs'],
    ['- Nina agrees.\n- I think so, too.', 'refused: finished_prose'],
  ])('%s', (text, wanted) => {
    expect(expand(text)).toBe(wanted)
  })
})

describe('notes with a subject', () => {
  test.each([
    ['- CFO not convinced\n- Team wants more time', 'The CFO is not convinced. The team wants more time.'],
    ['- Disk 95% full\n- Backups running every hour', 'The disk is 95% full. The backups are running every hour.'],
    ['- Header too tall\n- Tests flaky', 'refused: unknown_fragment'],
    ['- Header too big\n- Tests flaky', 'The header is too big. The tests are flaky.'],
    ['- Chapter 4: too short\n- Oven still broken', 'Chapter 4 is too short. The oven is still broken.'],
    ['- Laptop ordered, arriving Thu\n- 3 missing', 'The laptop has been ordered and is arriving Thursday. Three are missing.'],
    [
      '- Opera tickets not booked yet\n- Spare key under mat',
      'The opera tickets have not been booked yet. The spare key is under the mat.',
    ],
    ['- Fails on Windows 11\n- Assigned to Kay', 'It fails on Windows 11. It has been assigned to Kay.'],
    ['- Next step: call Tom\n- Risks: none', 'The next step is to call Tom. There are no risks.'],
    ['- Root cause: expired token\n- Rolled back to v3', 'The root cause is an expired token. We rolled back to v3.'],
  ])('%s', (text, wanted) => {
    expect(expand(text)).toBe(wanted)
  })
})

test('a voice says who has to do it', () => {
  const notes = '- Printer out of ink\n- Ask Pam for invoice'
  expect(expand(notes, { voice: 'i' })).toBe('The printer is out of ink. I need to ask Pam for the invoice.')
  expect(expand(notes, { voice: 'imperative' })).toBe('The printer is out of ink. Ask Pam for the invoice.')
  expect(expand('Call with Acme', { voice: 'i' })).toMatch(/^refused/)
})

test.each(['Signed copy', 'Printed matter', 'Building a better web', 'Report on sales', 'Client needs', 'Offer of the week'])(
  'a heading stays: %s',
  text => {
    expect(expand(text)).toMatch(/^refused/)
  },
)

describe('notes of what was done', () => {
  test.each([
    ['- CEO not happy\n- Next steps: prepare slides', 'The CEO is not happy. The next steps are to prepare slides.'],
    ['- Patch deployed at 9:30\n- Root cause: broken cable', 'The patch was deployed at 9:30. The root cause is a broken cable.'],
    ["I read the notes of yday's mtg.", "I read the notes of yesterday's meeting."],
    ['- Backup finished at 4 p.m.\n- Two jobs failed', 'The backup was finished at 4 p.m. Two jobs failed.'],
    ['- Still waiting for supplier\n- Price too high', 'We are still waiting for the supplier. The price is too high.'],
    ['- Order #12 shipped\n- Customers not affected', 'Order #12 has been shipped. The customers are not affected.'],
    ['- Cut hedge\n- Mowed lawn', 'We cut the hedge. We mowed the lawn.'],
    ['- Plumber said leak fixed\n- Paid deposit', 'refused: unknown_fragment'],
    ['- Mia and Jo on leave\n- Backup failed last night', 'Mia and Jo are on leave. The backup failed last night.'],
    ['- No side effects so far\n- Left mirror cracked', 'There are no side effects so far. The left mirror is cracked.'],
    ['Goal: improve retention\nDeadline: end of Q2', 'The goal is to improve retention. The deadline is the end of Q2.'],
    ['- Pump in cellar leaking\n- Rent due', 'The pump in the cellar is leaking. The rent is due.'],
    [
      '- Decided not to extend lease\n- Board approved new brochure',
      'We decided not to extend the lease. The board approved the new brochure.',
    ],
    ['- Solicitor informed\n- Nurse coming Wed', 'The solicitor has been informed. The nurse is coming Wednesday.'],
    ['- Key for shed lost\n- Order 77 not delivered', 'The key for the shed has been lost. Order 77 has not been delivered.'],
    ['- Tyres approx. £90 inc. VAT\n- Quote sent Fri', '- Tyres approximately £90 including VAT\n- Quote sent Friday'],
    ['- Parcel sent Tues\n- Still no answer from supplier', 'The parcel was sent Tuesday. There is still no answer from the supplier.'],
    [
      '- Offer sent to Mr. Okafor. No reply.\n- Lease signed',
      'The offer has been sent to Mr. Okafor. There is no reply. The lease has been signed.',
    ],
    ['- Courier says parcel lost\n- Refund agreed', 'refused: unknown_fragment'],
    ['1. Chop onion\n2. Fry 5 mins', 'First, chop the onion. Finally, fry for five minutes.'],
    ['thx 4 coming, c u at the appt. r u driving?', 'Thanks for coming, see you at the appointment. Are you driving?'],
    ['- reviewing Kim’s draft\n- blocked by network outage', 'We are reviewing Kim’s draft. We are blocked by the network outage.'],
    ['- Rang the surgery, no answer\n- Left voicemail', 'We rang the surgery, and there was no answer. We left a voicemail.'],
    ['- Ordered 30 mugs, 28 arrived\n- Refund agreed', 'We ordered 30 mugs, and 28 arrived. The refund has been agreed.'],
    ['- Met the buyer, very keen\n- Sent quote', 'refused: unknown_fragment'],
    // One who speaks of himself is not "we".
    ['Went to bank. Saw my boss there. Forgot card.', 'I went to the bank. I saw my boss there. I forgot the card.'],
    ['Yesterday: fixed menu, wrote tests\nBlockers: none', 'Yesterday, we fixed the menu and wrote tests. There are no blockers.'],
  ])('%s', (text, wanted) => {
    expect(expand(text)).toBe(wanted)
  })
})
