/** Editor extensions: common formatting, Markdown import and export, pasted lists, long words, tracked changes. */
import { Extension, type Extensions } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'
import { furtherBlocks } from './further-blocks.ts'
import { longWords } from './long-words.ts'
import { tidyHtml } from './pasted-html.ts'
import { trackedChanges } from './tracked-changes.ts'

/** Plain text with Markdown markers at the start of a line: lists, headings, fences. */
const looksLikeMarkdown = /^(?:[-*+] |\d{1,3}\. |#{1,3} |```|\|.*\|\s*\n\|[\s:|-]+\|\s*$)/m

const pasteMarkdown = Extension.create({
  name: 'pasteMarkdown',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          transformPastedHTML: tidyHtml,
          handlePaste: (_view, event) => {
            const text = event.clipboardData?.getData('text/plain') ?? ''
            if (event.clipboardData?.types.includes('text/html') || !looksLikeMarkdown.test(text)) return false
            // The parser is loaded with the first such text.
            void import('./files.ts').then(({ readMarkdown }) => editor.commands.insertContent(readMarkdown(text).content ?? []))
            return true
          },
        },
      }),
    ]
  },
})

/** Without a placeholder for read-only documents. */
export function editorExtensions(placeholder: () => string = () => '', nameOfBox?: (text: string) => string): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [1, 2, 3] },
      link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
      // TipTap's own style sheet would need the nonce; ours uses the theme.
      dropcursor: { color: 'currentColor' },
    }),
    ...furtherBlocks(nameOfBox),
    // An empty paragraph of a text that has words needs none.
    Placeholder.configure({ placeholder: ({ editor }) => (editor.isEmpty ? placeholder() : '') }),
    pasteMarkdown,
    Extension.create({ name: 'longWords', addProseMirrorPlugins: () => [longWords()] }),
    Extension.create({ name: 'trackedChanges', addProseMirrorPlugins: () => [trackedChanges()] }),
  ]
}
