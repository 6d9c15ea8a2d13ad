import { expect, test } from 'vitest'
import { polishTypography } from '../../server/engine/embedded/typography.ts'
import { applyChanges } from '../../text/changes.ts'

type Language = Parameters<typeof polishTypography>[1]

const polish = (text: string, language: Language) =>
  applyChanges(
    text,
    polishTypography(text, language).map((draft, index) => ({ ...draft, id: String(index) })),
  )

const cases: [Language, string, string][] = [
  ['chinese', '我用iPhone拍了3张照片,很好看.', '我用 iPhone 拍了 3 张照片，很好看。'],
  ['chinese', '时间是12:30,价格3.5元(约)!', '时间是 12:30，价格 3.5 元（约）！'],
  ['chinese', '请看 https://example.com/a,b?c=1 谢谢。', '请看 https://example.com/a,b?c=1 谢谢。'],
  ['french', 'Bonjour! Comment ça va?', 'Bonjour\u202F! Comment ça va\u202F?'],
  ['french', 'Voici: «oui»; à 12:30.', 'Voici\u00A0: «\u00A0oui\u00A0»\u202F; à 12:30.'],
  ['arabic', 'مرحبا, كيف حالك? 1,000', 'مرحبا، كيف حالك؟ 1,000'],
]

test.each(cases)('%s: %s', (language, text, wanted) => {
  expect(polish(text, language)).toBe(wanted)
  expect(polish(wanted, language)).toBe(wanted)
})
