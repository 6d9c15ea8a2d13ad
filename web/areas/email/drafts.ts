/** Saves a compose window's content as a draft, and sends it. */
import type { ApolloClient } from '@apollo/client'
import { codeOf, GraphqlFailure } from '../../platform/errors.ts'
import { requireToken } from '../../platform/signed-fetch.ts'
import { messageOf } from './compose-content.ts'
import { type ComposeContent, type ComposeWindow, keepDraft } from './compose-store.ts'
import { SaveDraftDocument, SendEmailDocument } from './email.generated.ts'

const inputOf = (content: ComposeContent) => {
  const { to, cc, bcc, subject, files } = content
  return { to, cc, bcc, subject, message: messageOf(content), attachments: files.map(({ id }) => id) }
}

/** Creates the draft. A repeated request has the same key and body, so a lost response cannot make two of it. */
async function createDraft({ key, kind, id }: ComposeWindow): Promise<string> {
  const isAnswer = kind === 'reply' || kind === 'replyAll'
  const response = await fetch('/api/apps/email/drafts', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: requireToken(), 'idempotency-key': key },
    body: JSON.stringify(isAnswer ? { inReplyTo: Number(id) } : {}),
  })
  const body = (await response.json()) as { id: number; message: string; code?: string } // the draft, or an error
  if (!response.ok) throw new GraphqlFailure([{ message: body.message, extensions: { code: body.code } }])
  keepDraft(key, String(body.id))
  return String(body.id)
}

const draftOf = async (window: ComposeWindow) => window.draftId ?? (await createDraft(window))

export async function saveDraft(client: ApolloClient, window: ComposeWindow, content: ComposeContent): Promise<string> {
  const id = await draftOf(window)
  await client.mutate({ mutation: SaveDraftDocument, variables: { id, input: inputOf(content) } })
  return id
}

/** Sends the draft. If it was sent already, a response was lost on the way. Returns the operations to undo. */
export async function sendDraft(client: ApolloClient, window: ComposeWindow, content: ComposeContent, isRetry: boolean) {
  const id = await draftOf(window)
  try {
    const { extensions } = await client.mutate({ mutation: SendEmailDocument, variables: { id, input: inputOf(content) } })
    return { id, operationIds: (extensions?.operationIds ?? []) as string[] } // of every write's result
  } catch (error) {
    if (isRetry && codeOf(error) === 'CONFLICT') return { id, operationIds: [] }
    throw error
  }
}
