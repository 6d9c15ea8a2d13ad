export interface DocumentTable {
  /** A UUID. */
  id: string
  accountId: number
  version: number
  title: string
  titleFolded: string
  /** The node tree as JSON. */
  content: string
  text: string
  textFolded: string
  /** Beginning of the text, stored separately so that lists do not read full texts. */
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
