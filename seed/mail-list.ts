/** Inbox of a small store's office, with replies. */
import type { PersonKey } from '../server/demo/people.ts'

type Label = 'personal' | 'company' | 'important' | 'private'
type Kind = 'pdf' | 'sheet' | 'text' | 'image'

export interface MailEntry {
  /** The correspondent: the sender, or the recipient of the owner's email. */
  who: PersonKey
  /** Days before today, and the time of day. */
  at: [days: number, time: string]
  subject: string
  /** Paragraphs. */
  message: string[]
  folder?: 'SENT' | 'DRAFT' | 'SPAM'
  labels?: Label[]
  read?: true
  starred?: true
  trashed?: true
  cc?: PersonKey[]
  bcc?: PersonKey[]
  /** With the content of a sample file of this kind. */
  files?: [name: string, kind: Kind][]
  /** Replies from the correspondent or others. */
  replies?: { who: PersonKey; at: [days: number, time: string]; message: string[] }[]
  /** The owner's reply to the email with this subject. */
  answers?: string
}

export const inbox: MailEntry[] = [
  {
    who: 'liam-murphy',
    at: [1, '17:42'],
    subject: 'Counter display for the lamps',
    labels: ['company'],
    message: [
      'The carpenter can build the display by Friday if we settle on the oak today.',
      'Both drawings are attached. The lower one leaves more room for cables.',
    ],
    files: [['display-drawings.pdf', 'pdf']],
  },
  {
    who: 'aiko-mori',
    at: [1, '15:08'],
    subject: 'Tickets for Saturday',
    labels: ['personal'],
    starred: true,
    message: [
      'They still had two seats in the third row, so I took them. The concert starts at eight, but the bar upstairs opens at six.',
      'Should I book a table?',
    ],
    replies: [{ who: 'benjamin-adler', at: [1, '16:20'], message: ['Book for three. I found a ticket, too.'] }],
  },
  {
    who: 'grace-wanjiku',
    at: [1, '11:31'],
    subject: 'Third-quarter figures',
    labels: ['company', 'important'],
    message: [
      'Sales are up 8 percent from last year, and returns are down to 2.1 percent. The kettle accounts for half of the rest; see the second sheet.',
      'Could you look through it before Thursday’s meeting?',
    ],
    files: [
      ['third-quarter.csv', 'sheet'],
      ['returns-by-product.csv', 'sheet'],
    ],
  },
  {
    who: 'pavel-dvorak',
    at: [2, '18:55'],
    subject: 'Speakers are back in stock',
    labels: ['company'],
    message: ['Two hundred arrived this morning and are on their shelves. The next boat is due in five weeks.'],
  },
  {
    who: 'siobhan-kelly',
    at: [2, '14:12'],
    subject: 'Contract with the print shop',
    labels: ['important', 'private'],
    starred: true,
    message: [
      'Their lawyer accepted all but one of our changes. Clause 7 still lets them raise the price once a year without asking.',
      'I wouldn’t sign until that is gone.',
    ],
    files: [['print-contract-v4.pdf', 'pdf']],
    replies: [{ who: 'siobhan-kelly', at: [1, '09:02'], message: ['They just struck clause 7. You can sign, as far as I’m concerned.'] }],
  },
  {
    who: 'omar-haddad',
    at: [2, '10:40'],
    subject: 'A question about the Arabic keyboard',
    message: [
      'A customer in Amman asks whether he can buy the second layer separately, for a keyboard he already owns.',
      'Do we sell the keycaps on their own?',
    ],
  },
  {
    who: 'rosa-jimenez',
    at: [3, '19:25'],
    subject: 'Grandmother’s soup',
    labels: ['personal'],
    read: true,
    message: [
      'You asked for it three times, so here it is: two onions, a handful of lentils for each guest, and patience.',
      'The lemon goes in at the very end. Don’t tell her I wrote it down.',
    ],
  },
  {
    who: 'thandi-nkosi',
    at: [3, '12:00'],
    subject: 'Photos for the new catalog',
    labels: ['company'],
    starred: true,
    message: [
      'All twenty products are done. I kept the gray background because it suits both the mugs and the umbrellas.',
      'The large files are in the archive; a small preview is attached.',
    ],
    files: [
      ['catalog-photos.png', 'image'],
      ['preview.png', 'image'],
    ],
  },
  {
    who: 'stefan-gruber',
    at: [4, '16:45'],
    subject: 'Heating on the second floor',
    labels: ['company', 'private'],
    read: true,
    message: ['The technician is coming on Wednesday between nine and eleven. Someone needs to be there to let him in.'],
  },
  {
    who: 'isabelle-roy',
    at: [4, '09:18'],
    subject: 'Your order from our pottery',
    read: true,
    message: [
      'The sixty mugs left our kiln without a single crack. They will reach you on Monday.',
      'The glaze turned out a little greener than the sample; I hope you like it as much as we do.',
    ],
    cc: ['mei-ling-chen'],
  },
  {
    who: 'nikhil-desai',
    at: [5, '13:33'],
    subject: 'Interview on Tuesday',
    labels: ['important'],
    message: [
      'The warehouse candidate can come at ten or at two. She managed a team of twelve in her last job.',
      'Her application is attached. Please keep it confidential.',
    ],
    files: [['application.pdf', 'pdf']],
    cc: ['pavel-dvorak'],
  },
  {
    who: 'camille-dubois',
    at: [6, '20:02'],
    subject: 'Drawing class in spring',
    labels: ['personal'],
    read: true,
    message: [
      'We start again in the first week of March, on Monday evenings. There are nine easels, and six names are already on the list.',
    ],
  },
  {
    who: 'viktor-dimitrov',
    at: [7, '08:50'],
    subject: 'Umbrella handle: third sample',
    labels: ['company', 'important'],
    read: true,
    starred: true,
    message: [
      'This time the water runs off the tip instead of down the handle. I stood in the shower for ten minutes to be sure.',
      'If you agree, we’ll produce a thousand.',
    ],
    files: [['handle-3.png', 'image']],
  },
  {
    who: 'hannah-vogt',
    at: [8, '15:55'],
    subject: 'Notes from Monday’s meeting',
    labels: ['company'],
    read: true,
    message: [
      'In short: the store opens half an hour earlier from December, gift wrapping is free, and Rahul writes the reply to customers whose kettles rusted.',
    ],
    replies: [
      { who: 'rahul-mehta', at: [8, '17:10'], message: ['The reply is ready. Everyone gets a new kettle and can keep the old one.'] },
      { who: 'hannah-vogt', at: [7, '08:15'], message: ['Thank you, Rahul. I added it to the notes.'] },
    ],
  },
  {
    who: 'joseph-banda',
    at: [10, '11:11'],
    subject: 'Moving house',
    labels: ['personal', 'private'],
    read: true,
    message: [
      'From the first of the month our address is 14 Mill Lane. The kitchen is small, the garden is not.',
      'Come and see it as soon as the boxes are gone.',
    ],
  },
  {
    who: 'marta-nowicka',
    at: [11, '17:30'],
    subject: 'Clock returns',
    read: true,
    message: ['I tested six of the returned clocks for a week. Four keep time; two lose five minutes, and both are from the same batch.'],
  },
  {
    who: 'kwame-boateng',
    at: [13, '10:05'],
    subject: 'Pay stub',
    labels: ['private', 'important'],
    read: true,
    message: ['Your pay stub for last month is attached. Travel expenses are included this time.'],
    files: [['pay-stub.pdf', 'pdf']],
  },
  {
    who: 'linnea-berg',
    at: [16, '14:47'],
    subject: 'Skillets for the cooking school',
    labels: ['company'],
    read: true,
    message: ['The school would order thirty skillets if we can engrave its name on the handles. Is that possible before Christmas?'],
  },
  {
    who: 'gabriel-costa',
    at: [20, '09:40'],
    subject: 'Pictures from Lisbon',
    labels: ['personal'],
    read: true,
    starred: true,
    message: ['It took me a month to sort them. You’re in the one with the tram, at the very back, with an ice cream.'],
    files: [['lisbon.png', 'image']],
  },
  {
    who: 'anneli-virtanen',
    at: [24, '12:26'],
    subject: 'Winter sizes',
    read: true,
    message: ['We sell twice as many large sizes in winter, because people wear thick socks. I have changed the order accordingly.'],
  },
  {
    who: 'farah-siddiqui',
    at: [28, '18:18'],
    subject: 'Game night at the store',
    labels: ['company', 'personal'],
    read: true,
    message: ['Eighteen people came, nobody left before eleven, and we sold seven boxes at the door. Let’s do it every month.'],
  },
  {
    who: 'patrick-nguyen',
    at: [33, '07:58'],
    subject: 'Insurance for the warehouse',
    labels: ['private'],
    read: true,
    message: ['The new policy also covers water damage. It costs forty dollars more a year, which I think is worth it.'],
  },
]
