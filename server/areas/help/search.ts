/** Search in help articles and frequently asked questions that forgives misspellings. */
import MiniSearch from 'minisearch'
import type { Context } from '../../context.ts'
import { fold, toSearch } from '../../db/text.ts'
import { listFaqs } from '../faq/service.ts'
import type { ContentLanguage } from '../faq/language.ts'
import { listHelpCategories } from './content.ts'

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
const common: Record<ContentLanguage, Set<string>> = {
  EN: setOf(
    'a an and are as at be but by can do does for from get has have how i if in is it me my of on or so than that the their them then there these they this to up use was we what when where which who why will with you your',
  ),
  FR: setOf(
    'a ai au aux avec c ce ces cette comment d dans de des du elle en est et il ils j je l la le les leur lors m ma mes mon n ne nous on ou par pas peut plus pour pourquoi puis qu quand que quel quelle quels quelles qui s sa se ses si son sont sur t une un vos votre vous y',
  ),
  AR: setOf(
    'اذا الا التي الذي الى ام ان او اي بعد بين حتى عن على عند عندما في قبل كل كم كيف لا لم لن لماذا ليس ما مع من متى هذا هذه هل هو هي و يتم',
  ),
}

function setOf(words: string): Set<string> {
  return new Set(words.split(' ').map(plain))
}

/** Arabic words without the article and the conjunctions that are written together with them, and with one form of each letter. */
const withoutPrefix = (word: string) =>
  word
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u, '')

/** Undefined for a word that says nothing. */
function termOf(word: string, language: ContentLanguage): string | undefined {
  const found = plain(word)
  return found === '' || common[language].has(found) ? undefined : withoutPrefix(found)
}

const optionsOf = (language: ContentLanguage) => ({
  idField: 'key',
  fields: ['title', 'subtitle', 'text', 'category'],
  processTerm: (word: string) => termOf(word, language) ?? null,
})

/** Edits that count as a misspelling: none in short words, where they would make another word. */
const allowedEdits = (term: string) => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2)

const cached = new Map<ContentLanguage, { index: MiniSearch<Piece>; pieces: Map<string, Piece> }>()

/** Built at the first search in a language; the content never changes while the server runs. */
function readIndex(ctx: Context, language: ContentLanguage) {
  const known = cached.get(language)
  if (known) return known
  const articles = listHelpCategories(language).flatMap(({ title: category, articles }) =>
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
  const questions = listFaqs(ctx, null, language).flatMap(({ faqTitle: category, faqs }) =>
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
  const index = new MiniSearch<Piece>(optionsOf(language))
  index.addAll(pieces)
  const built = { index, pieces: new Map(pieces.map(piece => [piece.key, piece])) }
  cached.set(language, built)
  return built
}

const withoutMarkup = (markdown: string) => markdown.replaceAll(/^#+ .*$/gm, '').replaceAll(/[*`]|^- /gm, '')

/** Matching articles and questions, the best first; none for an empty text. */
export function searchHelp(ctx: Context, search: string, language: ContentLanguage = 'EN') {
  const { index, pieces } = readIndex(ctx, language)
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
  const found = whole.length > 0 ? whole : find('OR').filter(({ queryTerms }) => queryTerms.length > termsOf(wanted, language).length / 2)
  return found.flatMap(({ id, terms }) => {
    const piece = pieces.get(String(id))
    if (!piece) return []
    const { kind, title, category, subtitle, text } = piece
    const isMatch = (word: string) => terms.includes(termOf(word, language) ?? '')
    const matches = new Set(wordsOf(`${title} ${subtitle} ${text} ${category}`).filter(isMatch).map(plain))
    return { kind, id: piece.id, title, category, excerpt: excerptOf(text, isMatch) || subtitle, matches: [...matches] }
  })
}

const wordsOf = (text: string) => text.split(/[\s\p{P}]+/u)

/** The words of a search that say something. */
const termsOf = (search: string, language: ContentLanguage) => wordsOf(search).flatMap(word => termOf(word, language) ?? [])

const excerptLength = 160

/** The sentence with the first match, or the first one. */
function excerptOf(text: string, isMatch: (word: string) => boolean): string {
  const sentences = text.split(/(?<=[.:?!؟])\s+/).map(sentence => sentence.replaceAll(/\s+/g, ' ').trim())
  const found = sentences.find(sentence => wordsOf(sentence).some(isMatch)) ?? sentences[0] ?? ''
  return found.length > excerptLength ? `${found.slice(0, excerptLength).replace(/\s\S*$/, '')}…` : found
}

/** Up to three other articles about similar subjects, by their slugs. */
export function listRelated(ctx: Context, slug: string, language: ContentLanguage): string[] {
  const { index, pieces } = readIndex(ctx, language)
  const article = pieces.get(`article ${slug}`)
  if (!article) return []
  return index
    .search(`${article.title} ${article.subtitle}`, { filter: ({ id }) => String(id).startsWith('article ') && id !== article.key })
    .slice(0, 3)
    .flatMap(({ id }) => pieces.get(String(id))?.id ?? [])
}
