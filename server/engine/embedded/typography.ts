/** Typography of Chinese, French, and Arabic: punctuation and spacing, but no words. */
import { protectedSpans, touchesSpan } from '../protect.ts'
import type { DraftChange } from './revision.ts'

type Language = 'chinese' | 'french' | 'arabic'

interface Rule {
  name: string
  pattern: RegExp
  /** Replacement of the match. */
  write: (match: RegExpExecArray) => string
  message: string
}

const wide: Record<string, string> = { ',': '，', '.': '。', '!': '！', '?': '？', ':': '：', ';': '；', '(': '（', ')': '）' }

const chinese: Rule[] = [
  {
    name: 'wide-punctuation',
    pattern: /(?<=[\p{Script=Han}”」』）》)])([,.!?:;])(?![\d,.!?:;]) ?(?=\s|$|[^\u0020-\u007e]|[A-Za-z])/gu,
    write: match => wide[match[1] ?? ''] ?? match[0],
    message: 'Use full-width punctuation in Chinese text.',
  },
  {
    name: 'wide-punctuation',
    pattern: /(?<=[A-Za-z0-9%])([,!?;])(?=\p{Script=Han})/gu,
    write: match => wide[match[1] ?? ''] ?? match[0],
    message: 'Use full-width punctuation in Chinese text.',
  },
  {
    name: 'wide-brackets',
    pattern: /\(([^()\n]*\p{Script=Han}[^()\n]*)\)/gu,
    write: match => `（${match[1] ?? ''}）`,
    message: 'Use full-width parentheses in Chinese text.',
  },
  {
    name: 'space-after-han',
    pattern: /(?<=\p{Script=Han})(?=[A-Za-z0-9])/gu,
    write: () => ' ',
    message: 'Add a space between Chinese characters and Latin letters or digits.',
  },
  {
    name: 'space-before-han',
    pattern: /(?<=[A-Za-z0-9%])(?=\p{Script=Han})/gu,
    write: () => ' ',
    message: 'Add a space between Chinese characters and Latin letters or digits.',
  },
]

const narrow = '\u202F'
const fixed = '\u00A0'

const french: Rule[] = [
  {
    name: 'space-before-sign',
    pattern: /(?<=[\p{L}\p{N})»"”%€])[ \u00A0]?([;!?]+)(?=\s|$|["»)])/gu,
    write: match => narrow + (match[1] ?? ''),
    message: 'In French, use a narrow no-break space before ; ! and ?',
  },
  {
    name: 'space-before-colon',
    pattern: /(?<=[\p{L}\p{N})»"”])[ \u202F]?:(?=\s|$)/gu,
    write: () => `${fixed}:`,
    message: 'In French, use a no-break space before a colon.',
  },
  {
    name: 'guillemet-open',
    pattern: /«[ \u202F]?(?=[^\s\u00A0])/gu,
    write: () => `«${fixed}`,
    message: 'In French, use no-break spaces inside quotation marks.',
  },
  {
    name: 'guillemet-close',
    pattern: /(?<=[^\s\u00A0])[ \u202F]?»/gu,
    write: () => `${fixed}»`,
    message: 'In French, use no-break spaces inside quotation marks.',
  },
]

const arabicSigns: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' }

const arabic: Rule[] = [
  {
    name: 'arabic-sign',
    pattern: /(?<=\p{Script=Arabic}[\u064B-\u065F]*) ?([,;?])(?!\d)/gu,
    write: match => arabicSigns[match[1] ?? ''] ?? match[0],
    message: 'Use the Arabic comma, semicolon, and question mark in Arabic text.',
  },
]

const rules: Record<Language, Rule[]> = { chinese, french, arabic }

/** The changes of one block, with offsets relative to it. URLs, code, and numbers stay unchanged. */
export function polishTypography(text: string, language: Language): DraftChange[] {
  const spans = protectedSpans(text)
  const drafts: DraftChange[] = []
  for (const rule of rules[language]) {
    for (const match of text.matchAll(rule.pattern)) {
      const start = match.index
      const end = start + match[0].length
      const after = rule.write(match)
      if (after === match[0] || touchesSpan(spans, start, end) || drafts.some(draft => start < draft.end && end > draft.start)) continue
      drafts.push({ start, end, before: match[0], after, kind: 'typography', rule: rule.name, message: rule.message, confidence: 'auto' })
    }
  }
  return drafts.sort((a, b) => a.start - b.start || a.end - b.end)
}
