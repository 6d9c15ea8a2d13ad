/** Four boards of a small store team preparing its spring catalog, with comments on the cards. */
import { toHtml } from '../server/areas/kanban/comments.ts'
import { attachedSample } from '../server/areas/files/samples.ts'
import { type PersonKey, people } from '../server/demo/people.ts'
import { dayMs, hourMs } from '../server/time.ts'

interface Entry {
  title: string
  description: string
  /** Days from today. */
  due?: number
  labels: string[]
  members: PersonKey[]
  attachments?: number
  cover?: string
  /** Steps; the first ones are done. */
  steps?: string[]
  stepsDone?: number
  /** Comments by author, the oldest first. */
  thread?: [author: PersonKey, text: string][]
}

const board: [title: string, entries: Entry[]][] = [
  [
    'To do',
    [
      {
        title: 'Photograph the new glazes',
        description: 'Six mugs on the linen cloth, **daylight only**. One photo from above, one from the side.',
        due: 6,
        labels: ['Catalog', 'Photos'],
        members: ['yuki-tanabe', 'kwame-boateng'],
        attachments: 2,
        cover: 'photo',
        steps: ['Iron the linen cloth', 'Six mugs from above', 'Six mugs from the side', 'Pick one of each'],
        stepsDone: 1,
        thread: [
          ['kwame-boateng', 'The north window is free on Thursday morning.'],
          ['yuki-tanabe', 'I’ll take it. I’ll bring the gray card.'],
        ],
      },
      {
        title: 'Get quotes from three printers',
        description: '2,000 copies, 48 pages, uncoated paper.\n\n- offset\n- digital\n- the mill in Tampere',
        due: 9,
        labels: ['Catalog'],
        members: ['anneli-virtanen'],
        attachments: 1,
      },
      {
        title: 'Explain how to season a skillet',
        description: 'The card in the box is good. Use the same text on the product page, in four languages.',
        due: 15,
        labels: ['Writing'],
        members: ['linnea-berg'],
        thread: [['patrick-nguyen', 'Please mention that soap is fine. I get this question every week.']],
      },
      { title: 'Order more packing paper', description: '', labels: ['Warehouse'], members: [] },
    ],
  ],
  [
    'In progress',
    [
      {
        title: 'Lay out the first sixteen pages',
        description: 'Lamps first, then everything for the desk. Leave room for the index on page 16.',
        due: 2,
        labels: ['Catalog', 'Design'],
        members: ['sofia-papadopoulou', 'nikhil-desai', 'hannah-vogt'],
        attachments: 4,
        cover: 'pages',
        steps: ['Lamps', 'Desk', 'Shelves', 'Index on page 16'],
        stepsDone: 2,
        thread: [
          ['nikhil-desai', 'Pages 4 and 5 need one more photo.'],
          ['hannah-vogt', 'The grid is wider now; see the latest file.'],
          ['sofia-papadopoulou', 'Much calmer. I’ll keep it.'],
        ],
      },
      {
        title: 'Shorten the route to the packing counter',
        description: 'Move shelf C and the scale next to the door.',
        due: 0,
        labels: ['Warehouse'],
        members: ['joseph-banda', 'grace-wanjiku'],
        attachments: 1,
        cover: 'parcel',
        steps: ['Move shelf C', 'Move the scale', 'Measure again'],
        stepsDone: 3,
        thread: [['grace-wanjiku', 'I measured it: forty fewer steps per package.']],
      },
      {
        title: 'Answer open questions about battery life',
        description: 'Eleven customers asked how long the speaker really plays. Measure it at half volume.',
        due: -1,
        labels: ['Customers'],
        members: ['ivana-petrovic'],
        thread: [
          ['ivana-petrovic', 'Five hours and twenty minutes, twice.'],
          ['diego-fuentes', 'Then we need to change the box.'],
        ],
      },
    ],
  ],
  [
    'In review',
    [
      {
        title: 'Right-to-left proof of the order page',
        description: 'Prices and phone numbers stay left to right. Check the *arrows*.',
        due: 1,
        labels: ['Design', 'Store'],
        members: ['omar-haddad', 'leila-benali'],
        attachments: 3,
        thread: [['omar-haddad', 'One arrow in the breadcrumb points the wrong way; the rest is correct.']],
      },
      {
        title: 'What sold in the fall, and why',
        description: 'One page for the whole team: five charts, five sentences.',
        due: 4,
        labels: ['Reports'],
        members: ['priya-raman', 'benjamin-adler'],
        attachments: 1,
        cover: 'chart',
        steps: ['Five charts', 'Five sentences', 'Rainfall beside umbrellas'],
        stepsDone: 2,
        thread: [
          ['benjamin-adler', 'Umbrella sales double in wet weeks. Could you show rainfall next to them?'],
          ['priya-raman', 'Done, on the second chart.'],
        ],
      },
      {
        title: 'New text for the return label',
        description: 'Shorter, friendlier, and the same in every language.',
        due: 3,
        labels: ['Writing', 'Warehouse'],
        members: ['camille-dubois'],
      },
    ],
  ],
  [
    'Done',
    [
      {
        title: 'Choose the paper',
        description: 'Uncoated, 120 g, a little warm. There’s a sample on the long table.',
        labels: ['Catalog'],
        members: ['samuel-mensah', 'sofia-papadopoulou'],
        attachments: 1,
        thread: [['samuel-mensah', 'It takes ink like a good notebook.']],
      },
      {
        title: 'Bigger type on the receipts',
        description: 'Two sizes up, totals in bold.',
        labels: ['Customers', 'Design'],
        members: ['thandi-nkosi'],
      },
      {
        title: 'Count the shoe inventory',
        description: 'All sizes, both colors.',
        labels: ['Warehouse'],
        members: ['brigid-oshea', 'tomas-herrera'],
        thread: [['brigid-oshea', 'Two more pairs than listed. I added them.']],
      },
      {
        title: 'Invite the potters to the open evening',
        description: 'Twelve handwritten letters.',
        labels: ['Writing'],
        members: ['mei-ling-chen', 'aiko-mori'],
        attachments: 1,
        thread: [['aiko-mori', 'Nine have already said yes.']],
      },
    ],
  ],
]

const samples = ['photo', 'floorPlan', 'notes', 'budget'] as const
const portrait = (key: PersonKey) => ({ name: people[key].name, img: `/art/people/${key}.svg` })
const entries = board.flatMap(([, ofBoard]) => ofBoard)

export function boardRows() {
  let before = 0
  return board.map(([title, ofBoard], index) => {
    const itemsIds = ofBoard.map((_, place) => before + place + 1)
    before += ofBoard.length
    // A limit that is just kept.
    return { id: index + 1, title, itemsIds, cardLimit: title === 'In progress' ? 3 : null, position: index + 1 }
  })
}

export function cardRows(now: Date) {
  return entries.map(
    ({ title, description, due, labels, members, attachments = 0, cover, steps = [], stepsDone = 0, thread = [] }, index) => {
      const latest = thread.at(-1)
      return {
        id: index + 1,
        title,
        description,
        dueDate: due === undefined ? null : new Date(now.getTime() + due * dayMs).toISOString().slice(0, 10),
        labels,
        members: members.map(portrait),
        comments: latest ? toHtml(latest[1]) : '',
        commentsCount: thread.length,
        attachments,
        image: cover ? `/art/covers/${cover}.svg` : '',
        checklist: steps.map((text, place) => ({ text, isDone: place < stepsDone })),
        files: samples.slice(0, attachments).map(attachedSample),
        archivedAt: null,
      }
    },
  )
}

/** Comments of the last two weeks, never at night. */
export function cardCommentRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  return entries
    .flatMap(({ thread = [] }, card) => thread.map(([author, text], place) => ({ card, author, text, place })))
    .map(({ card, author, text, place }, index) => ({
      id: index + 1,
      cardId: card + 1,
      author: people[author].name,
      text,
      at: new Date(today - (1 + ((card * 5) % 13)) * dayMs + (8 + place * 2) * hourMs + ((card * 17) % 60) * 60_000).toISOString(),
    }))
}
