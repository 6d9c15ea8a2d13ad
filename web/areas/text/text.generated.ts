/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type ChangeFieldsFragment = { id: string, start: number, end: number, before: string, after: string, kind: Types.TextChangeKind, rule: string | null, message: string, applied: boolean, alternatives: Array<string> };

export type RunFieldsFragment = { id: string, action: Types.TextAction, status: Types.TextRunStatus, source: string, result: string, engine: string, message: string, wordsCharged: number, numOfToken: number, createdAt: string, finishedAt: string | null, redoOf: string | null, documentId: string | null, durWordsLeft: number, tempWordsLeft: number, options: { strength: Types.TextStrength, multilingualSpelling: boolean, dialect: Types.TextDialect, tone: Types.TextTone, voice: Types.TextVoice | null, style: Types.TextStyle | null, length: number | null, keep: Array<string> } };

export type RunWithChangesFragment = (
  { changes: Array<ChangeFieldsFragment> }
  & RunFieldsFragment
);

export type DocumentFieldsFragment = { id: string, version: number, title: string, content: unknown, updatedAt: string, trashedAt: string | null };

export type TextServiceQueryVariables = Exact<{ [key: string]: never; }>;


export type TextServiceQuery = { textService: { engine: string, isLocal: boolean, maxCharacters: number } };

export type QuoteTextRunQueryVariables = Exact<{
  action: Types.TextAction;
  text: string;
}>;


export type QuoteTextRunQuery = { quoteTextRun: { words: number, maxWords: number, numOfToken: number, enough: boolean } };

export type DocumentRunsQueryVariables = Exact<{
  documentId: string;
}>;


export type DocumentRunsQuery = { textRuns: { total: number, items: Array<RunFieldsFragment> } };

export type TextRunQueryVariables = Exact<{
  id: string;
}>;


export type TextRunQuery = { textRun: RunWithChangesFragment };

export type DocumentQueryVariables = Exact<{
  id: string;
}>;


export type DocumentQuery = { document: DocumentFieldsFragment };

export type DocumentsQueryVariables = Exact<{
  search?: string | null | undefined;
  trashed?: boolean | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type DocumentsQuery = { documents: { total: number, items: Array<{ id: string, version: number, title: string, excerpt: string, words: number, updatedAt: string }> } };

export type WritingRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type WritingRulesQuery = { dictionaryWords: Array<string>, ignoredRules: Array<string> };

export type StartTextRunMutationVariables = Exact<{
  action: Types.TextAction;
  text: string;
  options?: Types.TextOptions | null | undefined;
  documentId?: string | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type StartTextRunMutation = { startTextRun: RunFieldsFragment };

export type RedoTextRunMutationVariables = Exact<{
  id: string;
  options?: Types.TextOptions | null | undefined;
}>;


export type RedoTextRunMutation = { redoTextRun: RunFieldsFragment };

export type StopTextRunMutationVariables = Exact<{
  id: string;
}>;


export type StopTextRunMutation = { stopTextRun: RunFieldsFragment };

export type AcceptTextChangesMutationVariables = Exact<{
  id: string;
  changes?: Array<string> | string | null | undefined;
}>;


export type AcceptTextChangesMutation = { acceptTextChanges: { id: string, accepted: string | null } };

export type CheckTextMutationVariables = Exact<{
  text: string;
  options?: Types.TextOptions | null | undefined;
  idempotencyKey?: string | null | undefined;
}>;


export type CheckTextMutation = { checkText: { id: string, status: Types.TextRunStatus, wordsCharged: number, durWordsLeft: number, tempWordsLeft: number, changes: Array<ChangeFieldsFragment> } };

export type AddDictionaryWordMutationVariables = Exact<{
  word: string;
}>;


export type AddDictionaryWordMutation = { addDictionaryWord: Array<string> };

export type RemoveDictionaryWordMutationVariables = Exact<{
  word: string;
}>;


export type RemoveDictionaryWordMutation = { removeDictionaryWord: Array<string> };

export type IgnoreRuleMutationVariables = Exact<{
  rule: string;
}>;


export type IgnoreRuleMutation = { ignoreRule: Array<string> };

export type RestoreRuleMutationVariables = Exact<{
  rule: string;
}>;


export type RestoreRuleMutation = { restoreRule: Array<string> };

export type CreateDocumentMutationVariables = Exact<{
  id?: string | null | undefined;
  title?: string | null | undefined;
  content?: unknown;
}>;


export type CreateDocumentMutation = { createDocument: DocumentFieldsFragment };

export type SaveDocumentMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  content?: unknown;
}>;


export type SaveDocumentMutation = { saveDocument: { id: string, version: number, title: string, updatedAt: string } };

export type DuplicateDocumentMutationVariables = Exact<{
  id: string;
}>;


export type DuplicateDocumentMutation = { duplicateDocument: { id: string } };

export type TrashDocumentMutationVariables = Exact<{
  id: string;
}>;


export type TrashDocumentMutation = { trashDocument: { id: string, trashedAt: string | null } };

export type RestoreDocumentMutationVariables = Exact<{
  id: string;
}>;


export type RestoreDocumentMutation = { restoreDocument: { id: string, trashedAt: string | null } };

export type DeleteDocumentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDocumentMutation = { deleteDocument: string };

export type TextRunEventsSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;


export type TextRunEventsSubscription = { textRunEvents: { seq: number, type: Types.TextRunEventType, text: string | null, start: number | null, end: number | null, after: string | null, done: number | null, total: number | null, changes: Array<ChangeFieldsFragment> | null, run: RunFieldsFragment | null } };

export type DocumentListQueryVariables = Exact<{
  search?: string | null | undefined;
  trashed?: boolean | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type DocumentListQuery = { documents: { total: number, items: Array<{ id: string, version: number, title: string, excerpt: string, words: number, updatedAt: string, trashedAt: string | null }> } };

export type PreviewRunsQueryVariables = Exact<{
  documentId: string;
}>;


export type PreviewRunsQuery = { textRuns: { total: number, items: Array<{ id: string, action: Types.TextAction, status: Types.TextRunStatus, wordsCharged: number, engine: string, message: string, createdAt: string, redoOf: string | null }> }, wordEntries: { items: Array<{ id: string, words: number, runId: string | null }> }, me: { id: string, durWordsLeft: number, tempWordsLeft: number } | null };

export type PreviewRunQueryVariables = Exact<{
  id: string;
}>;


export type PreviewRunQuery = { textRun: { id: string, source: string, result: string, accepted: string | null } };

export const ChangeFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"applied"}},{"kind":"Field","name":{"kind":"Name","value":"alternatives"}}]}}] } as unknown as TypedDocumentNode<ChangeFieldsFragment, unknown>
export const RunFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCharged"}},{"kind":"Field","name":{"kind":"Name","value":"numOfToken"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"redoOf"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"durWordsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"tempWordsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strength"}},{"kind":"Field","name":{"kind":"Name","value":"multilingualSpelling"}},{"kind":"Field","name":{"kind":"Name","value":"dialect"}},{"kind":"Field","name":{"kind":"Name","value":"tone"}},{"kind":"Field","name":{"kind":"Name","value":"voice"}},{"kind":"Field","name":{"kind":"Name","value":"style"}},{"kind":"Field","name":{"kind":"Name","value":"length"}},{"kind":"Field","name":{"kind":"Name","value":"keep"}}]}}]}}] } as unknown as TypedDocumentNode<RunFieldsFragment, unknown>
export const RunWithChangesFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RunWithChanges"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TextRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunFields"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeFields"}}]}}]}}] } as unknown as TypedDocumentNode<RunWithChangesFragment, unknown>
export const DocumentFieldsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Document"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"trashedAt"}}]}}] } as unknown as TypedDocumentNode<DocumentFieldsFragment, unknown>
export const TextServiceDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"isLocal"}},{"kind":"Field","name":{"kind":"Name","value":"maxCharacters"}}]}}]}}] } as unknown as TypedDocumentNode<TextServiceQuery, TextServiceQueryVariables>
export const QuoteTextRunDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuoteTextRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TextAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quoteTextRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"maxWords"}},{"kind":"Field","name":{"kind":"Name","value":"numOfToken"}},{"kind":"Field","name":{"kind":"Name","value":"enough"}}]}}]}}] } as unknown as TypedDocumentNode<QuoteTextRunQuery, QuoteTextRunQueryVariables>
export const DocumentRunsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}, ...RunFieldsFragmentDoc.definitions] } as unknown as TypedDocumentNode<DocumentRunsQuery, DocumentRunsQueryVariables>
export const TextRunDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TextRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunWithChanges"}}]}}]}}, ...RunWithChangesFragmentDoc.definitions, ...RunFieldsFragmentDoc.definitions, ...ChangeFieldsFragmentDoc.definitions] } as unknown as TypedDocumentNode<TextRunQuery, TextRunQueryVariables>
export const DocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Document"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFields"}}]}}]}}, ...DocumentFieldsFragmentDoc.definitions] } as unknown as TypedDocumentNode<DocumentQuery, DocumentQueryVariables>
export const DocumentsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Documents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trashed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"trashed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trashed"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}] } as unknown as TypedDocumentNode<DocumentsQuery, DocumentsQueryVariables>
export const WritingRulesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WritingRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dictionaryWords"}},{"kind":"Field","name":{"kind":"Name","value":"ignoredRules"}}]}}] } as unknown as TypedDocumentNode<WritingRulesQuery, WritingRulesQueryVariables>
export const StartTextRunDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTextRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TextAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TextOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTextRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunFields"}}]}}]}}, ...RunFieldsFragmentDoc.definitions] } as unknown as TypedDocumentNode<StartTextRunMutation, StartTextRunMutationVariables>
export const RedoTextRunDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedoTextRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TextOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redoTextRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunFields"}}]}}]}}, ...RunFieldsFragmentDoc.definitions] } as unknown as TypedDocumentNode<RedoTextRunMutation, RedoTextRunMutationVariables>
export const StopTextRunDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopTextRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopTextRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunFields"}}]}}]}}, ...RunFieldsFragmentDoc.definitions] } as unknown as TypedDocumentNode<StopTextRunMutation, StopTextRunMutationVariables>
export const AcceptTextChangesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptTextChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"changes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptTextChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"changes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"changes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}] } as unknown as TypedDocumentNode<AcceptTextChangesMutation, AcceptTextChangesMutationVariables>
export const CheckTextDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"options"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TextOptions"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"options"},"value":{"kind":"Variable","name":{"kind":"Name","value":"options"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCharged"}},{"kind":"Field","name":{"kind":"Name","value":"durWordsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"tempWordsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeFields"}}]}}]}}]}}, ...ChangeFieldsFragmentDoc.definitions] } as unknown as TypedDocumentNode<CheckTextMutation, CheckTextMutationVariables>
export const AddDictionaryWordDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDictionaryWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDictionaryWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}]}]}}] } as unknown as TypedDocumentNode<AddDictionaryWordMutation, AddDictionaryWordMutationVariables>
export const RemoveDictionaryWordDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveDictionaryWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"word"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeDictionaryWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"word"},"value":{"kind":"Variable","name":{"kind":"Name","value":"word"}}}]}]}}] } as unknown as TypedDocumentNode<RemoveDictionaryWordMutation, RemoveDictionaryWordMutationVariables>
export const IgnoreRuleDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IgnoreRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ignoreRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}}]}]}}] } as unknown as TypedDocumentNode<IgnoreRuleMutation, IgnoreRuleMutationVariables>
export const RestoreRuleDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}}]}]}}] } as unknown as TypedDocumentNode<RestoreRuleMutation, RestoreRuleMutationVariables>
export const CreateDocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentFields"}}]}}]}}, ...DocumentFieldsFragmentDoc.definitions] } as unknown as TypedDocumentNode<CreateDocumentMutation, CreateDocumentMutationVariables>
export const SaveDocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"content"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JSON"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"content"},"value":{"kind":"Variable","name":{"kind":"Name","value":"content"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}] } as unknown as TypedDocumentNode<SaveDocumentMutation, SaveDocumentMutationVariables>
export const DuplicateDocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}] } as unknown as TypedDocumentNode<DuplicateDocumentMutation, DuplicateDocumentMutationVariables>
export const TrashDocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TrashDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trashDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trashedAt"}}]}}]}}] } as unknown as TypedDocumentNode<TrashDocumentMutation, TrashDocumentMutationVariables>
export const RestoreDocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"trashedAt"}}]}}]}}] } as unknown as TypedDocumentNode<RestoreDocumentMutation, RestoreDocumentMutationVariables>
export const DeleteDocumentDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDocument"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDocument"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}] } as unknown as TypedDocumentNode<DeleteDocumentMutation, DeleteDocumentMutationVariables>
export const TextRunEventsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"TextRunEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textRunEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seq"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"end"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"run"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RunFields"}}]}}]}}]}}, ...ChangeFieldsFragmentDoc.definitions, ...RunFieldsFragmentDoc.definitions] } as unknown as TypedDocumentNode<TextRunEventsSubscription, TextRunEventsSubscriptionVariables>
export const DocumentListDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DocumentList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trashed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"trashed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trashed"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"trashedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}] } as unknown as TypedDocumentNode<DocumentListQuery, DocumentListQueryVariables>
export const PreviewRunsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"documentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"documentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"wordsCharged"}},{"kind":"Field","name":{"kind":"Name","value":"engine"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"redoOf"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wordEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"durWordsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"tempWordsLeft"}}]}}]}}] } as unknown as TypedDocumentNode<PreviewRunsQuery, PreviewRunsQueryVariables>
export const PreviewRunDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewRun"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textRun"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"accepted"}}]}}]}}] } as unknown as TypedDocumentNode<PreviewRunQuery, PreviewRunQueryVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useTextServiceQuery = (options?: QueryOptions<TextServiceQuery, TextServiceQueryVariables> & ({ variables?: TextServiceQueryVariables; skip?: boolean } | { skip: true; variables?: TextServiceQueryVariables })) => useQuery(TextServiceDocument, options as QueryOptions<TextServiceQuery, TextServiceQueryVariables> & { variables: TextServiceQueryVariables })
export const useDocumentQuery = (options: QueryOptions<DocumentQuery, DocumentQueryVariables> & ({ variables: DocumentQueryVariables; skip?: boolean } | { skip: true; variables?: DocumentQueryVariables })) => useQuery(DocumentDocument, options as QueryOptions<DocumentQuery, DocumentQueryVariables> & { variables: DocumentQueryVariables })
export const useDocumentsQuery = (options?: QueryOptions<DocumentsQuery, DocumentsQueryVariables> & ({ variables?: DocumentsQueryVariables; skip?: boolean } | { skip: true; variables?: DocumentsQueryVariables })) => useQuery(DocumentsDocument, options as QueryOptions<DocumentsQuery, DocumentsQueryVariables> & { variables: DocumentsQueryVariables })
export const useWritingRulesQuery = (options?: QueryOptions<WritingRulesQuery, WritingRulesQueryVariables> & ({ variables?: WritingRulesQueryVariables; skip?: boolean } | { skip: true; variables?: WritingRulesQueryVariables })) => useQuery(WritingRulesDocument, options as QueryOptions<WritingRulesQuery, WritingRulesQueryVariables> & { variables: WritingRulesQueryVariables })
export const useAddDictionaryWordMutation = (options?: useMutation.Options<AddDictionaryWordMutation, AddDictionaryWordMutationVariables>) => useMutation(AddDictionaryWordDocument, options)
export const useRemoveDictionaryWordMutation = (options?: useMutation.Options<RemoveDictionaryWordMutation, RemoveDictionaryWordMutationVariables>) => useMutation(RemoveDictionaryWordDocument, options)
export const useIgnoreRuleMutation = (options?: useMutation.Options<IgnoreRuleMutation, IgnoreRuleMutationVariables>) => useMutation(IgnoreRuleDocument, options)
export const useRestoreRuleMutation = (options?: useMutation.Options<RestoreRuleMutation, RestoreRuleMutationVariables>) => useMutation(RestoreRuleDocument, options)
export const useDocumentListQuery = (options?: QueryOptions<DocumentListQuery, DocumentListQueryVariables> & ({ variables?: DocumentListQueryVariables; skip?: boolean } | { skip: true; variables?: DocumentListQueryVariables })) => useQuery(DocumentListDocument, options as QueryOptions<DocumentListQuery, DocumentListQueryVariables> & { variables: DocumentListQueryVariables })
export const usePreviewRunsQuery = (options: QueryOptions<PreviewRunsQuery, PreviewRunsQueryVariables> & ({ variables: PreviewRunsQueryVariables; skip?: boolean } | { skip: true; variables?: PreviewRunsQueryVariables })) => useQuery(PreviewRunsDocument, options as QueryOptions<PreviewRunsQuery, PreviewRunsQueryVariables> & { variables: PreviewRunsQueryVariables })
export const usePreviewRunQuery = (options: QueryOptions<PreviewRunQuery, PreviewRunQueryVariables> & ({ variables: PreviewRunQueryVariables; skip?: boolean } | { skip: true; variables?: PreviewRunQueryVariables })) => useQuery(PreviewRunDocument, options as QueryOptions<PreviewRunQuery, PreviewRunQueryVariables> & { variables: PreviewRunQueryVariables })