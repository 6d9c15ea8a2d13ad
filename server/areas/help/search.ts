/** Search in help articles and frequently asked questions that forgives misspellings. */
import MiniSearch from 'minisearch'
import type { Context } from '../../context.ts'
import { fold, toSearch } from '../../db/text.ts'
import { listFaqs } from '../faq/service.ts'
import { helpCategories } from './content.ts'

interface Piece {
  key: string
  kind: 'ARTICLE' | 'QUESTION'
  id: string
  title: string
  category: string
  subtitle: string
  text: string
}

/** Without marks, so that accents may be left out; the dictionary form of a word would need more. */
const plain = (text: string) => fold(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''))

/** Words that nearly every text contains say nothing about what is looked for. */
const common = new Set(
  'a an and are as at be but by can do does for from get has have how i if in is it me my of on or so than that the their them then there these they this to up use was we what when where which who why will with you your'.split(
    ' ',
  ),
)

const options = {
  idField: 'key',
  fields: ['title', 'subtitle', 'text', 'category'],
  processTerm: (term: string) => {
    const word = plain(term)
    return word === '' || common.has(word) ? null : word
  },
}

/** Edits that count as a misspelling: none in short words, where they would make another word. */
const allowedEdits = (term: string) => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2)

let cached: { index: MiniSearch<Piece>; pieces: Map<string, Piece> } | undefined

/** Built at the first search; the content never changes while the server runs. */
function readIndex(ctx: Context) {
  if (cached) return cached
  const articles = helpCategories.flatMap(({ title: category, articles }) =>
    articles.map(({ slug, title, subtitle, parts }): Piece => ({
      key: `article ${slug}`,
      kind: 'ARTICLE',
      id: slug,
      title,
      category,
      subtitle,
      text: withoutMarkup(parts.join('\n\n')),
    })),
  )
  const questions = listFaqs(ctx).flatMap(({ faqTitle: category, faqs }) =>
    faqs.map(({ id, question, answer }): Piece => ({
      key: `question ${id}`,
      kind: 'QUESTION',
      id,
      title: question,
      category,
      subtitle: '',
      text: answer,
    })),
  )
  const pieces = [...articles, ...questions]
  const index = new MiniSearch<Piece>(options)
  index.addAll(pieces)
  cached = { index, pieces: new Map(pieces.map(piece => [piece.key, piece])) }
  return cached
}

const withoutMarkup = (markdown: string) => markdown.replaceAll(/^#+ .*$/gm, '').replaceAll(/[*`]|^- /gm, '')

/** Matching articles and questions, the best first; none for an empty text. */
export function searchHelp(ctx: Context, search: string) {
  const { index, pieces } = readIndex(ctx)
  const wanted = toSearch(search)
  const find = (combineWith: 'AND' | 'OR') =>
    index.search(wanted, {
      prefix: term => term.length > 1,
      fuzzy: allowedEdits,
      boost: { title: 4, subtitle: 2 },
      weights: { prefix: 0.6, fuzzy: 0.3 },
      combineWith,
    })
  const whole = find('AND')
  // A question in full rarely has all of its words in one text.
  const found = whole.length > 0 ? whole : find('OR').filter(({ queryTerms }) => queryTerms.length > wordsOf(wanted).length / 2)
  return found.flatMap(({ id, terms }) => {
    const piece = pieces.get(String(id))
    if (!piece) return []
    const { kind, title, category, subtitle, text } = piece
    return { kind, id: piece.id, title, category, excerpt: excerptOf(text, terms) || subtitle, matches: terms }
  })
}

/** The words of a search that say something. */
const wordsOf = (search: string) => search.split(/[\s\p{P}]+/u).filter(word => options.processTerm(word) !== null)

const excerptLength = 160

/** The sentence with the first match, or the first one. */
function excerptOf(text: string, terms: readonly string[]): string {
  const sentences = text.split(/(?<=[.:?!])\s+/).map(sentence => sentence.replaceAll(/\s+/g, ' ').trim())
  const hasMatch = (sentence: string) =>
    plain(sentence)
      .split(/[^\p{L}\p{N}]+/u)
      .some(word => terms.includes(word))
  const found = sentences.find(hasMatch) ?? sentences[0] ?? ''
  return found.length > excerptLength ? `${found.slice(0, excerptLength).replace(/\s\S*$/, '')}…` : found
}

/** Up to three other articles about similar subjects, by their slugs. */
export function listRelated(ctx: Context, slug: string): string[] {
  const { index, pieces } = readIndex(ctx)
  const article = pieces.get(`article ${slug}`)
  if (!article) return []
  return index
    .search(`${article.title} ${article.subtitle}`, { filter: ({ id }) => String(id).startsWith('article ') && id !== article.key })
    .slice(0, 3)
    .flatMap(({ id }) => pieces.get(String(id))?.id ?? [])
}
