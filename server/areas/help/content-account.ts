/** Help articles about words, the account, demo data, and the APIs. */
import type { HelpCategory } from './category.ts'

export const accountHelp: HelpCategory[] = [
  {
    title: 'Words and account',
    icon: 'coins',
    articles: [
      {
        slug: 'what-a-run-costs',
        title: 'What a run costs',
        subtitle: 'Words in, words out, and when nothing is charged.',
        age: 4,
        parts: [
          `## The price

Polishing costs the words of your text. Expanding costs the words of the result, and the most that it can be is shown before. Chinese counts one word for each character.`,
          `## When nothing is charged

A run costs nothing when nothing was wrong, when it is refused and when it fails. If you stop it, you pay for what had arrived. Words are set aside when a run starts, and what was not used comes back at its end, even if the server stops in between.`,
        ],
      },
      {
        slug: 'temporary-and-permanent',
        title: 'Temporary and permanent words',
        subtitle: 'Which are spent first, and which end.',
        age: 13,
        parts: [
          `## Temporary words

They end on a day. They are spent first, and of several grants the one that ends soonest before the others, so as little as possible is lost.`,
          `## Permanent words

They stay until you use them. The number in the bar at the top is the sum of both; the menu of your account shows them apart.`,
        ],
      },
      {
        slug: 'words-in-and-out',
        title: 'See where your words went',
        subtitle: 'Every movement has a line.',
        age: 21,
        parts: [
          `## The list

**Settings**, **Words and money**, shows words in and out: granted, set aside, given back, expired. Each line says which kind of words it is about, and for which run.`,
          `## It always adds up

Your balance is the sum of these lines and nothing else. It never falls below zero, however many runs are started at once: a run that cannot be paid is not started, and your text stays as it is.`,
        ],
      },
      {
        slug: 'password-and-sessions',
        title: 'Password and sessions',
        subtitle: 'Change the one, end the others.',
        age: 29,
        parts: [
          `## Sessions

**Settings**, **Security**, lists where you are signed in, with the browser and the last time, and ends any of them. A session lasts 30 days from its last use, and 90 days at most.`,
          `## Password

A new password ends all other sessions. If you forgot it, a code by mail lets you set a new one, and that ends every session. After five wrong tries at signing in, you have to wait a little before the next.`,
        ],
      },
      {
        slug: 'access-control',
        title: 'What you may do, and why',
        subtitle: 'Rules, and how to ask for a right.',
        age: 44,
        parts: [
          `## Rules

Every account has a list of rules, such as *read AclDemo*. What no rule allows is not shown, and the server refuses it as well. The page **Access control** lists your rules and answers whether something is allowed, and by which rule.`,
          `## Ask for a right

Where a page is closed to you, it names the right that is missing and offers to ask for it. The administrator finds the request among the activities.`,
        ],
      },
    ],
  },
  {
    title: 'Demonstration data and doors',
    icon: 'database',
    articles: [
      {
        slug: 'your-own-data',
        title: 'Your own copy of the demonstration',
        subtitle: 'Change what you like; nobody else sees it.',
        age: 8,
        parts: [
          `## A workspace for each account

Reviews, invoices and all other data of the dashboard are made up. Your account has a copy of its own from the day it was opened. What you change there is yours.`,
          `## Start again

A reset fills your copy again, all of it or one area, and forgets its history. Calls without a token share one public copy, which is filled again when a day has passed.`,
        ],
      },
      {
        slug: 'undo-and-redo',
        title: 'Undo and redo',
        subtitle: 'Whatever was done, through whichever door.',
        age: 10,
        parts: [
          `## Undo

Each change of the demonstration data is one operation, with its rows before and after. **Undo** in the message after a change takes it back, and redo does it again. A deleted row comes back in its place, under its old number.`,
          `## When it is refused

Where someone has changed the same row since, undo is refused and shows the row as it is now, so that no later work is lost. The last 1,000 operations are kept. Money, words and documents have no such undo.`,
        ],
      },
      {
        slug: 'invoice-statuses',
        title: 'Statuses of an invoice',
        subtitle: 'From draft to paid, and when it is past due.',
        age: 2,
        parts: [
          `## Steps

A draft is sent, and what was sent may be marked as downloaded. The first payment makes it *Partial Payment*, the last one *Paid*. A payment is never more than what is still to be paid, and a paid invoice stays as it is.`,
          `## Past due

From the day after its last day for payment, an invoice with something still to be paid is *Past Due*; nobody has to mark it. A payment ends that. Total and balance always follow from the lines and the payments.`,
        ],
      },
      {
        slug: 'graphql-sandbox',
        title: 'Try the GraphQL interface',
        subtitle: 'A sandbox with examples, signed in as you.',
        age: 19,
        parts: [
          `## The sandbox

Open \`/sandbox\`. It is signed in as you, needs nothing from the network, and has examples of all that can be done. The address of the interface itself is \`/graphql\`, for queries and mutations over HTTP and subscriptions over WebSocket.`,
          `## Live changes

The subscription \`workspaceChanges\` tells every change of your data as it happens, whichever door it came through. Leave it running in one window and change something in another.`,
        ],
      },
      {
        slug: 'rest-interface',
        title: 'Use the REST interface',
        subtitle: 'The same data at plain addresses.',
        age: 23,
        parts: [
          `## Addresses

The data of the dashboard is at addresses under \`/api\`, such as \`/api/apps/invoice?status=Past+Due\`. Lists take \`q\`, \`page\`, \`itemsPerPage\`, \`sortBy\` and \`orderBy\`. A description for machines is at \`/api/openapi.json\`.`,
          `## Token

Without a token, calls act on the public copy. Send yours in the header \`Authorization\`, bare or after \`Bearer\`, to act on your own. A token that is no longer valid is refused, never treated as nobody.`,
        ],
      },
    ],
  },
]
