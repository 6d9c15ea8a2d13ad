/** Polishing a text of a form: the request, and what is said when it fails. */
import { translateError } from '../platform/errors.ts'
import { translate } from '../platform/messages/translate.ts'
import { postJson } from '../platform/signed-fetch.ts'
import { notify } from './notify.ts'

export interface PolishChange {
  start: number
  end: number
  after: string
  confidence: 'auto' | 'suggest'
}

interface PolishAnswer {
  result?: string
  changes?: PolishChange[]
  message?: string
  reason?: string
  params?: unknown
  /** Words that the account lacks for this run. */
  wordsMissing?: number
}

class PolishFailed extends Error {
  readonly answer: PolishAnswer

  constructor(answer: PolishAnswer) {
    super(answer.message ?? '')
    this.answer = answer
  }
}

export async function polishText(text: string): Promise<{ result: string; changes: PolishChange[] }> {
  const response = await postJson('/text/polish', { text })
  const answer = (await response.json()) as PolishAnswer // the payload of the text call
  if (!response.ok || answer.result === undefined) throw new PolishFailed(answer)
  return { result: answer.result, changes: answer.changes ?? [] }
}

interface Texts {
  unreachable: string
  buy: string
  lang: string
}

/** Offers the missing words in another tab: the form stays open with its text. */
export function notifyPolishFailure(error: unknown, { unreachable, buy, lang }: Texts): void {
  const { message = translateError(error) ?? '', reason = '', params, wordsMissing } = error instanceof PolishFailed ? error.answer : {}
  notify({
    text: translate('errors', { code: reason, params, message }, lang) || unreachable,
    color: 'error',
    ...(wordsMissing !== undefined && {
      action: { label: buy, run: () => void window.open(`/pages/pricing?words=${wordsMissing}`, '_blank', 'noopener') },
    }),
  })
}
