/** Help articles about writing: first steps, Polish, Expand, and documents. */
import type { HelpCategory } from './category.ts'

export const writingHelp: HelpCategory[] = [
  {
    title: 'Getting started',
    icon: 'rocket',
    articles: [
      {
        slug: 'first-polish',
        title: 'Polish your first text',
        subtitle: 'From a pasted text to one that is right, in four steps.',
        age: 3,
        parts: [
          `## Write or paste

Open **Polish** in the navigation and write, or paste what you have. The bar below the text shows its words and what a run will cost before you start it.

Choose **Polish**. Changes arrive paragraph by paragraph, and you may go on writing meanwhile.`,
          `## Decide

Each change is marked in the text and has a card with its reason. Accept or reject it there, or take all of them at once. What you decide can be decided again, and undo works as everywhere.

Your text is saved as you write. Nothing is charged when nothing was wrong.`,
        ],
      },
      {
        slug: 'try-without-account',
        title: 'Try it without an account',
        subtitle: 'Fifty words at once, on the first page.',
        age: 12,
        parts: [
          `## The box on the first page

Type or paste up to 50 words, and 1,000 characters, into the box and polish them. You see the corrected text and the reason for each change.`,
          `## What is different

You may do so five times an hour; that is counted for each network address. Nothing is stored: when you close the page, the text is gone. With an account, texts are saved, runs may be longer, and notes can be expanded.`,
        ],
      },
      {
        slug: 'open-an-account',
        title: 'Open an account',
        subtitle: 'An address, a password and a code by mail.',
        age: 20,
        parts: [
          `## The code

Give your e-mail address, and a code of six digits comes by mail. It is good for ten minutes; a new one makes the one before useless. Where a server sends no mail, it keeps them in its outbox, and the page leads you there.`,
          `## The password

It needs at least 10 characters and must not be your address. There are no rules about digits and signs; a few plain words are better than one with a sign in it. Passwords that everyone uses are refused.

A new account holds 2,000 temporary words, good for 30 days, and 500 permanent ones.`,
        ],
      },
      {
        slug: 'demonstration-accounts',
        title: 'Look around with a demonstration account',
        subtitle: 'One is an administrator, the other a client.',
        age: 28,
        parts: [
          `## Two accounts

While a server runs as a demonstration, the page for signing in shows two accounts: \`admin@demo.com\`, who may do everything, and \`client@demo.com\`, who may do what a regular account may. One click signs you in.`,
          `## On a server of your own

Set \`DEMO=off\`, and both accounts are neither made nor shown. The outbox at \`/dev/outbox\` is closed then, too.`,
        ],
      },
      {
        slug: 'look-and-language',
        title: 'Theme and language',
        subtitle: 'Light or dark, English, French or Arabic.',
        age: 41,
        parts: [
          `## Theme

The menu at the top offers light, dark, and as the system has it. The choice is kept in your browser for 30 days and is there before the page is painted, so nothing flashes.`,
          `## Language

English, French and Arabic are in the menu beside it; Arabic turns the page round. The area of your account has a language of its own, English or Chinese, in the settings. Reasons of changes are always in English, since they quote rules of English.`,
        ],
      },
    ],
  },
  {
    title: 'Polishing',
    icon: 'writing',
    articles: [
      {
        slug: 'what-polish-corrects',
        title: 'What polishing corrects',
        subtitle: 'And what it leaves alone on purpose.',
        age: 6,
        parts: [
          `## What is corrected

Spelling, grammar, punctuation, capitals, spacing and typography, in American and in British English. Every change names its kind and gives its reason in one line.`,
          `## What stays

Code, addresses, paths, names and the words of your dictionary are protected. A word is corrected only where there is good ground for it; where there is less, the change is a *suggestion*: it is offered, and the text stays as it is until you accept it. Where a number, a date or a name would not be the same afterwards, the card warns you.`,
        ],
      },
      {
        slug: 'decide-changes',
        title: 'Accept and reject changes',
        subtitle: 'One by one, or all at once.',
        age: 9,
        parts: [
          `## One by one

Choose a mark in the text and its card opens: the words before, the words after, and why. **Accept** keeps the change, **Reject** brings your words back. A card that is decided offers to decide again.`,
          `## All at once

**Accept all** and **Reject all** stand above the cards, and suggestions have a button of their own. When you retype a marked place, the change counts as settled by you: what is in the text is what is true. Deciding is free, however often you do it.`,
        ],
      },
      {
        slug: 'keys-of-the-editor',
        title: 'Work with the keyboard',
        subtitle: 'From change to change without a mouse.',
        age: 15,
        parts: [
          `## In the editor

- **Alt+↓** and **Alt+↑** go to the next change and the one before.
- **Alt+Enter** accepts it, **Alt+Backspace** rejects it.
- Bold, italic, undo and redo have the keys that they have everywhere.`,
          `## In lists

**?** shows the keys of a page that has some. Where single letters do something, they can be switched off in the same place, and they never act while you type into a field.`,
        ],
      },
      {
        slug: 'strength-and-dialect',
        title: 'Choose how much is changed',
        subtitle: 'Errors only, the usual, or style as well.',
        age: 18,
        parts: [
          `## How much to change

**Errors only** corrects what is clearly wrong. **Usual** is the middle. **Style, too** also applies suggestions on style that would only be offered otherwise.`,
          `## American or British

**As written** follows the spellings that most of your text has. Choose **American** or **British** where you know better, for example when a text was written by several people. Words that must stay as they are can be listed for a run; for good, put them into the dictionary.`,
        ],
      },
      {
        slug: 'other-languages',
        title: 'Texts in other languages',
        subtitle: 'What the built-in engine does for French, Chinese and Arabic.',
        age: 33,
        parts: [
          `## With the built-in engine

It corrects English. In Chinese, French and Arabic it sets the punctuation and the spaces around it, and leaves the words alone. A paragraph in another language is recognised and not touched, so a quotation stays whole.`,
          `## With a language model

A server may be set up with a language model in place of the built-in engine. It can correct other languages, too. The editor names the engine that will run, so you always know where your text goes.`,
        ],
      },
    ],
  },
  {
    title: 'Expanding and versions',
    icon: 'text-plus',
    articles: [
      {
        slug: 'expand-notes',
        title: 'Turn notes into sentences',
        subtitle: 'A line for each point, and sentences come out.',
        age: 5,
        parts: [
          `## Write notes

Open **Expand** and write a line for each point: *Fixed the login bug*, *Need to update docs*. Shorthand such as *mtg tmrw* is spelled out.`,
          `## Choose who speaks

Notes may stay as they are, or become sentences that begin with *I* or with *We*. You see at most what it can cost before you start; what is charged are the words of the result.`,
        ],
      },
      {
        slug: 'why-expand-refuses',
        title: 'Why a text is not expanded',
        subtitle: 'The built-in engine would rather refuse than invent.',
        age: 16,
        parts: [
          `## What it can do

The built-in engine expands from closed lists: shorthand, contractions, and notes whose sentence is certain. The result says what your notes say, and nothing else.`,
          `## What it refuses

Finished prose has nothing to be spelled out; to make it longer, something would have to be invented. The run is refused then, says why, and costs nothing. A note that cannot be understood stays as it is.`,
        ],
      },
      {
        slug: 'another-version',
        title: 'Ask for another version',
        subtitle: 'Two are free within a quarter of an hour.',
        age: 22,
        parts: [
          `## Another version

After a run, **Another version** sends the same text again, with other options if you like. Two are free within 15 minutes of the run; after that it costs what a new run costs.`,
          `## Between versions

Versions are numbered, and each can be looked at and used. The built-in engine gives the same answer to the same text with the same options every time, so repeating it is always free, and changing an option is what makes a difference.`,
        ],
      },
      {
        slug: 'ways-to-show-changes',
        title: 'Ways to look at changes',
        subtitle: 'In the text, with changes, clean, or side by side.',
        age: 26,
        parts: [
          `## Four views

**Text** marks the places and is for writing. **With changes** shows what was taken out and what came in. **Clean** shows the result alone.`,
          `## Side by side

**Side by side** sets the text as it was sent against the text as it is now. You may choose which versions stand on the two sides.`,
        ],
      },
      {
        slug: 'preview-and-print',
        title: 'Preview, print and save as PDF',
        subtitle: 'The finished text, with how it reads.',
        age: 36,
        parts: [
          `## Preview

The preview shows the document as it will be read, with changes, or before and after. Beside it stand words, sentences, reading time and reading ease by Flesch, which is measured for English from 20 words on.`,
          `## Print or PDF

**Print or PDF** opens the browser's own window for printing, where a PDF can be saved. **Download** gives text, Markdown or HTML. Below are the receipts: each run of the document and what it cost.`,
        ],
      },
    ],
  },
  {
    title: 'Documents',
    icon: 'file-text',
    articles: [
      {
        slug: 'documents-save-themselves',
        title: 'How documents are saved',
        subtitle: 'As you write, also while the server is away.',
        age: 7,
        parts: [
          `## There is no button

A document is saved a moment after you stop typing, and the bar says so. What the server has confirmed is stored for good, even if the machine stops the moment after.`,
          `## Without a connection

While the server cannot be reached, a draft is kept in your browser and sent when the connection is back. You may go on writing.`,
        ],
      },
      {
        slug: 'two-windows',
        title: 'One document in two windows',
        subtitle: 'Nobody’s text is overwritten in silence.',
        age: 24,
        parts: [
          `## What happens

Each save names the version that it was made from. When another window was quicker, the save is not taken, and you are asked.`,
          `## What you can choose

**Keep both** makes a document of its own from your text. **Go on with mine** puts your text in place of the other. Until you choose, both are safe.`,
        ],
      },
      {
        slug: 'trash',
        title: 'Throw away and take back',
        subtitle: 'The trash keeps documents for 30 days.',
        age: 30,
        parts: [
          `## To the trash

Open **Documents** and choose **Move to the trash** for the one that you do not need. It disappears from the desk, and can be taken back for 30 days.`,
          `## For good

From the trash a document can be deleted for good, and then it cannot be brought back. After 30 days that happens by itself. An account holds 1,000 documents at most, the trash included.`,
        ],
      },
      {
        slug: 'import-and-download',
        title: 'Import, download and copy',
        subtitle: 'Text, Markdown and HTML, in and out.',
        age: 38,
        parts: [
          `## In

Files of plain text, Markdown and HTML can be imported, up to 1 MB. Headings, lists, links, bold and italic are kept.`,
          `## Out

Download the document as text, Markdown or HTML, or copy it, with its formatting or as plain text. A run takes 100,000 characters at most; divide what is longer.`,
        ],
      },
      {
        slug: 'dictionary',
        title: 'Dictionary and ignored rules',
        subtitle: 'Teach it your words, and silence a rule.',
        age: 11,
        parts: [
          `## Your dictionary

Add a word from the card of a change, or under **Dictionary and rules**. It is never corrected again. A dictionary holds 5,000 words of up to 64 characters.`,
          `## Ignored rules

When a rule does not suit you, ignore it from the card of one of its changes. Its changes are not shown any more, from the next run on, until you take it back in the same place.`,
        ],
      },
    ],
  },
]
