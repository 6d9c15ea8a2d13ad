/** What the help centre is made of. */

/** `parts` are Markdown; the contract tells them as two contents. `age` is the days since the last change. */
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
