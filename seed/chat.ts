/** Twelve contacts of a small store's office, and five conversations with them. */
import { owner } from '../server/demo/owner.ts'
import { type PersonKey, people } from '../server/demo/people.ts'
import { dayMs, minuteMs } from '../server/time.ts'

type Status = 'ONLINE' | 'OFFLINE' | 'BUSY' | 'AWAY'

const contacts: [who: PersonKey, role: string, status: Status, about: string][] = [
  ['grace-wanjiku', 'Bookkeeper', 'ONLINE', 'Numbers before noon, gardens after six.'],
  ['pavel-dvorak', 'Warehouse manager', 'BUSY', 'If it has a shelf, I know where it is.'],
  ['thandi-nkosi', 'Photographer', 'ONLINE', 'Looking for gray backgrounds that aren’t dull.'],
  ['hannah-vogt', 'Office manager', 'AWAY', 'Back at two. The keys are behind the door.'],
  ['rahul-mehta', 'Customer service', 'ONLINE', 'Every complaint is from someone who still hopes.'],
  ['siobhan-kelly', 'Lawyer', 'BUSY', 'Please send contracts as text, not as photos.'],
  ['viktor-dimitrov', 'Product designer', 'OFFLINE', 'Umbrellas, handles, and the water in between.'],
  ['mei-ling-chen', 'Buyer', 'ONLINE', 'Visiting potteries this month.'],
  ['omar-haddad', 'Translator', 'AWAY', 'Arabic, English, and a little Italian on Sundays.'],
  ['linnea-berg', 'Sales', 'OFFLINE', 'On the train between two cooking schools.'],
  ['liam-murphy', 'Store manager', 'ONLINE', 'The doors open at half past eight.'],
  ['farah-siddiqui', 'Events', 'OFFLINE', 'Game night is the last Friday of the month.'],
]

interface Extras {
  /** Lines back to the quoted message. */
  replyTo?: number
  /** The other person's reaction. */
  reaction?: string
}

/** A message: minutes after the first, sender, and text. */
type Line = [minutes: number, writer: 'me' | 'them', message: string, extras?: Extras]

/** Conversations by start day before today, with the contact's number of unseen messages. */
const conversations: { with: PersonKey; days: number; time: string; unseen: number; lines: Line[] }[] = [
  {
    with: 'grace-wanjiku',
    days: 1,
    time: '09:12',
    unseen: 2,
    lines: [
      [0, 'them', 'Good morning! Do you have five minutes to talk about the kettle?'],
      [2, 'me', 'For you, always. What did it do this time?'],
      [3, 'them', 'Forty-one returns in the third quarter. Last year it was nine.'],
      [6, 'me', 'Is it the rust around the base?'],
      [7, 'them', 'Almost all of them. The new batch from September is fine, though.'],
      [11, 'me', 'Then let’s replace the old ones and stop asking for the box back.', { reaction: '👍' }],
      [240, 'them', 'I counted again: that costs us less than the postage did.', { replyTo: 1 }],
      [241, 'them', 'The sheet is in your inbox.'],
    ],
  },
  {
    with: 'thandi-nkosi',
    days: 1,
    time: '14:30',
    unseen: 1,
    lines: [
      [0, 'me', 'The catalog looks wonderful. Which camera did you use?'],
      [18, 'them', 'The old one. I didn’t want to test the new one on your umbrellas.'],
      [20, 'me', 'Could you shoot the skillet once more, with bread in it?'],
      [55, 'them', 'Only if I can eat the bread.'],
    ],
  },
  {
    with: 'pavel-dvorak',
    days: 2,
    time: '08:05',
    unseen: 0,
    lines: [
      [0, 'them', 'The speakers are here. Two hundred, not one box wet.'],
      [9, 'me', 'Great. Please keep twenty for the store.'],
      [12, 'them', 'Shelf C4, with your name on them.'],
      [14, 'me', 'Thank you, Pavel.'],
    ],
  },
  {
    with: 'rahul-mehta',
    days: 4,
    time: '16:40',
    unseen: 0,
    lines: [
      [0, 'me', 'How are customers taking the letter about the kettle?'],
      [25, 'them', 'Better than I’d hoped. Three wrote back to thank us.'],
      [27, 'them', 'One asked whether the old kettle could become a flower pot.'],
      [31, 'me', 'It could. Ask for a photo.', { reaction: '😄' }],
    ],
  },
  {
    with: 'mei-ling-chen',
    days: 6,
    time: '11:15',
    unseen: 0,
    lines: [
      [0, 'them', 'I found a pottery whose glaze matches the green of the sample.'],
      [4, 'me', 'Farther away than Isabelle’s?'],
      [6, 'them', 'Two hours by train. Let’s stay with Isabelle and ask for their recipe.'],
    ],
  },
]

const picture = (key: string) => `/art/people/${key}.svg`
const idOf = (key: PersonKey) => contacts.findIndex(([who]) => who === key) + 1

/** Above the contacts' ids, so that a sender's id is unambiguous. */
const ownId = contacts.length + 1

export const contactRows = () =>
  contacts.map(([who, role, status, about], index) => ({
    id: index + 1,
    fullName: people[who].name,
    role,
    about,
    avatar: picture(who),
    status,
    isBlocked: false,
    isMuted: false,
  }))

export const chatProfileRows = () => [
  {
    id: ownId,
    fullName: owner.name,
    role: 'admin',
    about: 'I run a small store and, on most days, keep a tidy desk.',
    avatar: picture(owner.key),
    status: 'ONLINE',
    isTwoStepAuthVerificationEnabled: true,
    isNotificationsOn: false,
  },
]

export const chatRows = () => conversations.map(({ with: who }, index) => ({ id: index + 1, contactId: idOf(who) }))

/** The messages of every conversation, up to yesterday evening. */
export function messageRows(now: Date) {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const lines = conversations.flatMap(({ with: who, days, time, unseen, lines }, index) => {
    const start = today - days * dayMs + Date.parse(`1970-01-01T${time}:00Z`)
    return lines.map(([minutes, writer, message, { replyTo, reaction } = {}], line) => ({
      chatId: index + 1,
      senderId: writer === 'me' ? ownId : idOf(who),
      message,
      time: new Date(start + minutes * minuteMs).toISOString(),
      isMine: writer === 'me',
      isSent: true,
      isDelivered: true,
      isSeen: line < lines.length - unseen,
      clientId: '',
      replyTo,
      reactions: reaction ? [{ emoji: reaction, isMine: writer !== 'me' }] : [],
      editedAt: null,
      attachments: [],
    }))
  })
  return lines.map(({ replyTo, ...row }, index) => ({ id: index + 1, ...row, replyToId: replyTo ? index + 1 - replyTo : null }))
}
