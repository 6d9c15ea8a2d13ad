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
        subtitle: 'Correct a text in two steps.',
        age: 3,
        parts: [
          `## Write or paste

Open **Polish** in the sidebar, then write or paste your text. The bar below the text shows the number of words and the cost of a run.

Select **Polish**. Changes appear paragraph by paragraph, and you can keep writing while it runs.

To see mistakes as you write, turn on **Check while writing** in the options next to **Polish**. Mistakes in what you write are then underlined when you pause. Select one to open its card.`,
          `## Review the changes

Each change is marked in the text and has a card with its reason. Accept or reject changes one by one, or all at once. You can reset a decision at any time, and undo works as usual.

Your text is saved as you write. If no issues are found, no words are charged.`,
        ],
      },
      {
        slug: 'try-without-account',
        title: 'Try it without an account',
        subtitle: 'Polish up to 50 words on the home page.',
        age: 12,
        parts: [
          `## Try it on the home page

Type or paste up to 50 words (1,000 characters) into the box and select **Polish**. You see the corrected text and a reason for each change.`,
          `## Limits

You get five free tries an hour for each network address. Nothing is stored: when you close the page, the text is gone. With an account, your texts are saved, runs can be longer, and you can expand notes.`,
        ],
      },
      {
        slug: 'open-an-account',
        title: 'Create an account',
        subtitle: 'Sign up with your email and a password.',
        age: 20,
        parts: [
          `## Confirm your email

Enter your email address, and you receive a six-digit code. The code expires after 10 minutes, and requesting a new one invalidates the previous code. If the server doesn’t send email, the page links to its outbox, where you can read the code.`,
          `## Choose a password

Use at least 10 characters, but not your email address. Numbers and symbols aren’t required; a few plain words are stronger than one word with a symbol. Common passwords are rejected.

A new account starts with 2,000 temporary words, valid for 30 days, and 500 permanent words.`,
        ],
      },
      {
        slug: 'demonstration-accounts',
        title: 'Use a demo account',
        subtitle: 'Sign in as an administrator or a regular user.',
        age: 28,
        parts: [
          `## The demo accounts

If the server runs in demo mode, the sign-in page shows two accounts: \`admin@demo.com\`, an administrator with full access, and \`client@demo.com\`, a regular user. Select one to sign in.`,
          `## On your own server

Set \`DEMO=off\` to turn off demo mode. The demo accounts are then neither created nor shown, and the outbox at \`/dev/outbox\` is closed.`,
        ],
      },
      {
        slug: 'look-and-language',
        title: 'Change the theme and language',
        subtitle: 'Light or dark; English, French, or Arabic.',
        age: 41,
        parts: [
          `## Theme

Choose light, dark, or system in the top menu. The choice is saved in your browser for 30 days. More options, such as row height, are under **Appearance**.`,
          `## Language

Choose English, French, or Arabic in the top menu; Arabic mirrors the layout. Your account pages and the editor can also be shown in Chinese, which you choose in the settings. Reasons for changes appear in the language of the page where a translation exists.`,
        ],
      },
    ],
  },
  {
    title: 'Polish',
    icon: 'writing',
    articles: [
      {
        slug: 'what-polish-corrects',
        title: 'What Polish corrects',
        subtitle: 'And what it leaves unchanged.',
        age: 6,
        parts: [
          `## What is corrected

Polish corrects spelling, grammar, punctuation, capitalization, spacing, and typography in American and British English. Every change shows its kind and a one-line reason.`,
          `## What stays unchanged

Code, links, paths, names, and the words in your dictionary are protected. If a correction is uncertain, it is only a *suggestion*: your text stays unchanged until you accept it. If a change would alter a number, a date, or a name, its card warns you.`,
        ],
      },
      {
        slug: 'decide-changes',
        title: 'Accept and reject changes',
        subtitle: 'One by one, or all at once.',
        age: 9,
        parts: [
          `## One by one

Select a mark in the text to open its card with the old words, the new words, and the reason. **Accept** applies the change, **Reject** keeps your words. To change your mind, select **Reset decision**.`,
          `## All at once

**Accept all** and **Reject all** are above the cards; suggestions have a separate button. If you edit a marked place yourself, the change is closed and your text stays. Decisions are free.`,
        ],
      },
      {
        slug: 'keys-of-the-editor',
        title: 'Use keyboard shortcuts',
        subtitle: 'Review changes without a mouse.',
        age: 15,
        parts: [
          `## In the editor

- **Alt+↓** and **Alt+↑** move to the next and previous change.
- **Alt+Enter** accepts a change, **Alt+Backspace** rejects it.
- Bold, italic, undo, and redo use the usual shortcuts.`,
          `## On every page

Press **?** to see the shortcuts of the current page. You can turn off single-letter shortcuts there. They never apply while you type in a field.`,
        ],
      },
      {
        slug: 'strength-and-dialect',
        title: 'Choose the level of editing',
        subtitle: 'Errors only, standard, or style as well.',
        age: 18,
        parts: [
          `## Level of editing

**Errors only** corrects clear mistakes. **Standard** also corrects usage and punctuation. **Errors and style** also applies style changes that would otherwise be suggestions.`,
          `## American or British English

**Detect automatically** follows the spelling that most of your text uses. Choose **American** or **British** to set it yourself, for example if several people wrote the text. To keep certain words unchanged in one run, list them under **Words to keep**; to keep them in every run, add them to your dictionary.`,
        ],
      },
      {
        slug: 'other-languages',
        title: 'Texts in other languages',
        subtitle: 'What the built-in engine does for texts that are not in English.',
        age: 33,
        parts: [
          `## With the built-in engine

The built-in engine corrects English. In Chinese, French, and Arabic, it corrects punctuation and spacing only. Paragraphs in other languages are detected and left unchanged, so quotations stay as they are.

Turn on **French, German, and Spanish spelling** under **Options** to see suggestions for misspelled words in paragraphs in these languages. Nothing in them changes automatically, and most names are left alone.`,
          `## With a language model

A server can use a language model instead of the built-in engine, which can also correct other languages. The editor always shows which engine will run, so you know where your text goes.`,
        ],
      },
    ],
  },
  {
    title: 'Expand and versions',
    icon: 'text-plus',
    articles: [
      {
        slug: 'expand-notes',
        title: 'Expand notes into sentences',
        subtitle: 'Write one point per line.',
        age: 5,
        parts: [
          `## Write your notes

Open **Expand** and write one point per line, such as *Fixed the login bug* or *Need to update docs*. Abbreviations such as *mtg tmrw* are spelled out.`,
          `## Choose a point of view

Keep the notes as written, or turn them into sentences that begin with *I* or *We*. You see the maximum cost before you start; you are charged for the words in the result.`,
        ],
      },
      {
        slug: 'why-expand-refuses',
        title: 'Why a text can’t be expanded',
        subtitle: 'The built-in engine never makes up content.',
        age: 16,
        parts: [
          `## What the built-in engine expands

It expands abbreviations, contractions, and notes with a clear meaning. The result says what your notes say and nothing else.`,
          `## What it can’t expand

Finished prose has nothing to spell out, and making it longer would require new content. In that case, the run ends with an explanation and no words are charged. Notes that the engine can’t interpret stay unchanged.`,
        ],
      },
      {
        slug: 'another-version',
        title: 'Get another version',
        subtitle: 'Two versions are free within 15 minutes.',
        age: 22,
        parts: [
          `## Run it again

After a run, select **Another version** to run the same text again, with other options if you want. Two versions are free within 15 minutes of the run; after that, each costs as much as a new run.`,
          `## Compare versions

Versions are numbered, and you can view and use any of them. The built-in engine always gives the same result for the same text and options, so repeating a run is free. Change an option to get a different result.`,
        ],
      },
      {
        slug: 'ways-to-show-changes',
        title: 'Change how changes are shown',
        subtitle: 'In the text, with changes, clean, or side by side.',
        age: 26,
        parts: [
          `## Views of your text

**Text** marks the changes while you write. **With changes** shows deletions and insertions. **Clean** shows only the result.`,
          `## Side by side

**Side by side** compares the original with the current text. You can choose which versions to compare.`,
        ],
      },
      {
        slug: 'preview-and-print',
        title: 'Preview, print, and save as PDF',
        subtitle: 'See the finished text and its readability.',
        age: 36,
        parts: [
          `## Preview

The preview shows the finished document, the document with changes, or a comparison of before and after. It also shows the number of words and sentences, the reading time, and, for English texts of 20 words or more, the Flesch reading ease.`,
          `## Print or PDF

**Print or PDF** opens your browser’s print dialog, where you can save a PDF. **Download** saves the document as text, Markdown, or HTML. The receipts below list each run of the document with its cost.`,
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
        subtitle: 'Automatically, even while you’re offline.',
        age: 7,
        parts: [
          `## Autosave

A document is saved shortly after you stop typing, and the header shows its status. Once the server has confirmed a save, it survives even a power failure.`,
          `## Offline

If the connection drops, your changes are saved on this device and sent to the server when you’re back online. You can keep writing.`,
        ],
      },
      {
        slug: 'two-windows',
        title: 'Edit a document in two windows',
        subtitle: 'Changes are never overwritten without asking you.',
        age: 24,
        parts: [
          `## What happens

Every save includes the version it is based on. If another window saved the document first, your save is held back and you are asked what to do.`,
          `## Your options

**Keep both** saves your text as a new document. **Keep my version** replaces the other text with yours. Both texts are kept until you choose.`,
        ],
      },
      {
        slug: 'trash',
        title: 'Delete and restore documents',
        subtitle: 'The trash keeps documents for 30 days.',
        age: 30,
        parts: [
          `## Move to trash

Open **Documents** and select **Move to trash** in the menu of a document. You can restore it for 30 days.`,
          `## Delete permanently

Documents in the trash can be deleted permanently, which can’t be undone. After 30 days, they are deleted automatically. An account can have up to 1,000 documents, including the trash.`,
        ],
      },
      {
        slug: 'import-and-download',
        title: 'Import, download, and copy',
        subtitle: 'Text, Markdown, and HTML.',
        age: 38,
        parts: [
          `## Import

You can import plain text, Markdown, and HTML files of up to 1 MB. Headings, lists, links, bold, and italics are kept.`,
          `## Download or copy

Download a document as text, Markdown, or HTML, or copy it with formatting or as plain text. A run can process up to 100,000 characters; split longer texts.`,
        ],
      },
      {
        slug: 'dictionary',
        title: 'Use the dictionary and turn off rules',
        subtitle: 'Keep your own words and choose your rules.',
        age: 11,
        parts: [
          `## Your dictionary

Add a word from the menu of a change, or under **Dictionary and rules**. It is never corrected again. The dictionary holds up to 5,000 words of up to 64 characters.`,
          `## Turn off a rule

If a rule doesn’t suit you, turn it off from the menu of one of its changes. It no longer applies from the next run on. To turn it back on, open **Dictionary and rules**.`,
        ],
      },
    ],
  },
]
