/**
 * Errors by their reason and operations by their action, in the language of the screen. The server's own English stands
 * where a language has no words for a code: mostly in English, for codes newer than the page, and for rows from before codes.
 */
import i18next from 'i18next'
import { messages as english } from './en.ts'
import type { Messages } from './messages.ts'

const loads: Partial<Record<string, () => Promise<{ messages: Messages }>>> = {
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
  zh: () => import('./zh.ts'),
}
const namespace = 'messages'
const languageOf = (lang: string) => lang.slice(0, 2)

/** English has only a few messages, so that they are part of the page. */
export async function loadMessages(lang: string): Promise<void> {
  const language = languageOf(lang)
  if (i18next.hasResourceBundle(language, namespace)) return
  const found = await loads[language]?.()
  i18next.addResourceBundle(language, namespace, found?.messages ?? english)
}

export interface Coded {
  /** Error reason or operation action; empty in old rows. */
  code: string
  params: unknown
  /** English text of the server. */
  message: string
}

const named = ['type', 'parentType', 'userType'] as const

/** Replaces record types by their translated names. */
function withTypes(params: unknown, lng: string): Record<string, unknown> {
  const values: Record<string, unknown> = typeof params === 'object' && params !== null ? { ...params } : {}
  for (const name of named) {
    const key = `types.${String(values[name])}`
    if (i18next.exists(key, { lng, ns: namespace })) values[name] = i18next.t(key, { lng, ns: namespace })
  }
  return values
}

export function translate(kind: 'errors' | 'operations', { code, params, message }: Coded, lang: string): string {
  const lng = languageOf(lang)
  const key = `${kind}.${code}`
  const options = { ...withTypes(params, lng), lng, ns: namespace, interpolation: { escapeValue: false } }
  return code && i18next.isInitialized && i18next.exists(key, options) ? i18next.t(key, options) : message
}
