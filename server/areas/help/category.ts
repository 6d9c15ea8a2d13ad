/** Shape of the help center's content. */

/** `parts` are Markdown; the contract returns them as two contents. `age` is the number of days since the last change. */
interface Article {
  slug: string
  title: string
  subtitle: string
  age: number
  parts: [string, string]
}

export interface HelpCategory {
  title: string
  icon: string
  articles: Article[]
}

/** The content in another language: categories by their anchor, articles by their slug. */
export interface HelpTranslation {
  categories: Record<string, string>
  articles: Record<string, Pick<Article, 'title' | 'subtitle' | 'parts'>>
}
