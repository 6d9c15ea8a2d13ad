export interface DocumentTable {
  /** A random UUID. */
  id: string
  accountId: number
  version: number
  title: string
  titleFolded: string
  /** The tree as JSON. */
  content: string
  text: string
  textFolded: string
  /** The beginning of the text, kept apart so that lists read no long texts. */
  excerpt: string
  words: number
  createdAt: string
  updatedAt: string
  trashedAt: string | null
}

declare module '../../db/schema.ts' {
  interface Schema {
    documents: DocumentTable
  }
}
