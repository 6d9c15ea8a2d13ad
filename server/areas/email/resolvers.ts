import { toId } from '../../db/rows.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import * as compose from './compose.ts'
import * as searches from './saved-searches.ts'
import * as emails from './service.ts'

export const emailResolvers: Resolvers = {
  Query: {
    emails: (_, args, ctx) => emails.listEmails(ctx, args),
    email: (_, { id }, ctx) => emails.findEmail(ctx, toId(id)),
    emailOwner: () => compose.readOwner(),
    emailCounts: (_, _args, ctx) => emails.countEmails(ctx),
    savedSearches: (_, _args, ctx) => searches.listSavedSearches(ctx),
  },
  Email: {
    from: email => emails.senderOf(email),
    labels: email => emails.labelsOf(email),
    replies: (email, _, ctx) => emails.listReplies(ctx, email),
    inReplyTo: email => emails.answeredBy(email),
    conversation: (email, _, ctx) => emails.listConversation(ctx, email),
  },
  EmailAttachment: {
    type: ({ type }) => type ?? '',
    bytes: ({ bytes }) => bytes ?? 0,
  },
  Mutation: {
    updateEmails: (_, { ids, patch }, ctx) => emails.updateEmails(ctx, ids, patch),
    toggleEmailLabel: (_, { ids, label }, ctx) => emails.toggleEmailLabel(ctx, ids, label),
    saveDraft: (_, { id, inReplyTo, input }, ctx) =>
      compose.saveDraft(ctx, id ? toId(id) : null, input, inReplyTo ? toId(inReplyTo) : null),
    sendEmail: (_, { draftId, input }, ctx) => compose.sendEmail(ctx, draftId ? toId(draftId) : null, input),
    replyToEmail: (_, { id, input }, ctx) => compose.replyToEmail(ctx, toId(id), input),
    emptyTrash: (_, { ids }, ctx) => emails.emptyTrash(ctx, ids),
    saveSearch: (_, input, ctx) => searches.saveSearch(ctx, input),
    renameSavedSearch: (_, { id, name }, ctx) => searches.renameSavedSearch(ctx, toId(id), name),
    deleteSavedSearch: (_, { id }, ctx) => searches.deleteSavedSearch(ctx, toId(id)),
  },
}
