import type { Resolvers } from '../../generated/resolvers.ts'
import * as documents from './service.ts'

export const documentResolvers: Resolvers = {
  Query: {
    document: (_, { id }, ctx) => documents.findDocument(ctx, id),
    documents: (_, args, ctx) => documents.listDocuments(ctx, args),
  },
  Mutation: {
    createDocument: (_, given, ctx) => documents.createDocument(ctx, given),
    saveDocument: (_, { id, ...given }, ctx) => documents.saveDocument(ctx, id, given),
    duplicateDocument: (_, { id }, ctx) => documents.duplicateDocument(ctx, id),
    trashDocument: (_, { id }, ctx) => documents.trashDocument(ctx, id),
    restoreDocument: (_, { id }, ctx) => documents.restoreDocument(ctx, id),
    deleteDocument: (_, { id }, ctx) => documents.deleteDocument(ctx, id),
  },
}
