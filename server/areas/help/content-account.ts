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
        subtitle: 'And when it is free.',
        age: 4,
        parts: [
          `## Price

Polish costs the number of words in your text. Expand costs the number of words in the result, and you see the maximum before you start. Each Chinese character counts as one word.

**Check while writing** costs the words of each new sentence once. What you have already checked or polished is free, even in another paragraph, and checks that find no mistakes are free.`,
          `## When a run is free

No words are charged if no issues are found, if the text can’t be processed, or if the run fails. If you stop a run, you pay for the part that finished. Words are reserved when a run starts, and unused words are refunded when it ends, even if the server stops in between.`,
        ],
      },
      {
        slug: 'temporary-and-permanent',
        title: 'Temporary and permanent words',
        subtitle: 'Which words are used first, and which expire.',
        age: 13,
        parts: [
          `## Temporary words

Temporary words have an expiry date and are used first. If you have several grants, the one that expires first is used first.`,
          `## Permanent words

Permanent words never expire. The top bar shows the total of both; the account menu shows them separately.`,
        ],
      },
      {
        slug: 'words-in-and-out',
        title: 'View your word history',
        subtitle: 'Every change to your balance.',
        age: 21,
        parts: [
          `## Word history

Go to **Settings** > **Words and billing** to see added, reserved, refunded, and expired words. Each entry shows the kind of words and the run that it belongs to.`,
          `## Your balance

Your balance is the sum of these entries. It never falls below zero, even if you start several runs at once: a run that you can’t pay for doesn’t start, and your text stays unchanged.`,
        ],
      },
      {
        slug: 'password-and-sessions',
        title: 'Manage your password and sessions',
        subtitle: 'Change your password, or sign out other devices.',
        age: 29,
        parts: [
          `## Sessions

Go to **Settings** > **Security** to see your active sessions with browser and last use, and to sign out any of them. A session ends after 30 days without use, and after 90 days at the latest.`,
          `## Password

Changing your password signs out all other sessions. If you forgot your password, you can reset it with a code that we email to you, which ends all sessions. After five failed sign-ins, you have to wait before you can try again.`,
        ],
      },
      {
        slug: 'access-control',
        title: 'Check and request access',
        subtitle: 'Permissions of your account.',
        age: 44,
        parts: [
          `## Rules

Every account has a list of rules, such as *read AclDemo*. Anything that no rule allows is hidden and rejected by the server. The **Access control** page lists your rules and shows which one allows or denies an action.`,
          `## Request access

If you don’t have access to a page, it names the missing permission, and you can request access there. Administrators see your request in their activities.`,
        ],
      },
    ],
  },
  {
    title: 'Demo data and APIs',
    icon: 'database',
    articles: [
      {
        slug: 'your-own-data',
        title: 'Your copy of the demo data',
        subtitle: 'Only you can see your changes.',
        age: 8,
        parts: [
          `## One workspace per account

Reviews, invoices, and all other data of the dashboard are fictional. Your account has its own copy, created when you signed up. Your changes affect only this copy.`,
          `## Reset the data

You can reset your copy to its original state, completely or for one area; its history is deleted. API calls without a token share a public copy, which is reset every day.`,
        ],
      },
      {
        slug: 'undo-and-redo',
        title: 'Undo and redo',
        subtitle: 'For every change, in the app and through the APIs.',
        age: 10,
        parts: [
          `## Undo

Each change to the demo data is stored as one operation. Select **Undo** in the message after a change to revert it, and redo to apply it again. A deleted record is restored in its place with its old ID.`,
          `## When a change can’t be undone

If someone has changed the same record since, undo is rejected and shows the current record, so that no later work is lost. The last 1,000 operations are kept. Money, words, and documents have no such undo.`,
        ],
      },
      {
        slug: 'invoice-statuses',
        title: 'Invoice statuses',
        subtitle: 'From draft to paid or past due.',
        age: 2,
        parts: [
          `## Statuses

You send a draft, and a sent invoice can be marked as downloaded. The first payment sets the status to *Partial Payment*, the last one to *Paid*. A payment can’t be larger than the balance, and editing a paid invoice requires a confirmation.`,
          `## Past due

An invoice with a balance becomes *Past Due* automatically on the day after its due date. A payment ends this status. Total and balance are always calculated from the lines and payments.`,
        ],
      },
      {
        slug: 'graphql-sandbox',
        title: 'Try the GraphQL API',
        subtitle: 'A sandbox with examples, signed in as you.',
        age: 19,
        parts: [
          `## The sandbox

Open \`/sandbox\`. It is signed in as you, works without internet access, and has an example of every operation. The endpoint is \`/graphql\`, for queries and mutations over HTTP and subscriptions over WebSocket.`,
          `## Live updates

The \`workspaceChanges\` subscription reports every change to your data as it happens, whether it was made in the app or through an API. Leave it running in one window and change something in another.`,
        ],
      },
      {
        slug: 'rest-interface',
        title: 'Use the REST API',
        subtitle: 'The same data over REST.',
        age: 23,
        parts: [
          `## Endpoints

The dashboard’s data is available under \`/api\`, for example at \`/api/apps/invoice?status=Past+Due\`. Lists accept \`q\`, \`page\`, \`itemsPerPage\`, \`sortBy\`, and \`orderBy\`. The reference is at \`/dev/rest\`, the OpenAPI document at \`/api/openapi.json\`.`,
          `## Authentication

Without a token, calls use the public copy of the data. To use your own, send your token in the \`Authorization\` header, with or without \`Bearer\`. An expired token is rejected; it never falls back to the public copy.`,
        ],
      },
    ],
  },
]
