import type { Generated } from 'kysely'

interface ContactMessageTable {
  id: Generated<number>
  name: string
  email: string
  message: string
  at: string
}

declare module '../../db/schema.ts' {
  interface Schema {
    contactMessages: ContactMessageTable
  }
}
