/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { OperationVariables } from '@apollo/client'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type ArticleCardFragment = { slug: string, title: string, subtitle: string, img: string };

export type HelpVotePartsFragment = { id: string, isHelpful: boolean, reason: string };

export type HelpCenterQueryVariables = Exact<{
  language: Types.ContentLanguage;
}>;


export type HelpCenterQuery = { helpCenter: { allArticles: Array<{ id: string, title: string, icon: string, articles: Array<ArticleCardFragment> }>, popularArticles: Array<ArticleCardFragment>, keepLearning: Array<ArticleCardFragment> } };

export type HelpArticleQueryVariables = Exact<{
  slug: string;
  language: Types.ContentLanguage;
}>;


export type HelpArticleQuery = { helpArticle: (
    { category: string, categoryId: string, lastUpdated: string, content: string, anchors: Array<string>, related: Array<string> }
    & ArticleCardFragment
  ) };

export type HelpSearchQueryVariables = Exact<{
  search: string;
  language: Types.ContentLanguage;
}>;


export type HelpSearchQuery = { searchHelp: Array<{ kind: Types.HelpResultKind, id: string, title: string, category: string, excerpt: string, matches: Array<string> }> };

export type FaqsQueryVariables = Exact<{
  language: Types.ContentLanguage;
}>;


export type FaqsQuery = { faqs: Array<{ id: string, faqTitle: string, faqIcon: string, faqSubtitle: string, faqs: Array<{ id: string, question: string, answer: string }> }> };

export type HelpVotesQueryVariables = Exact<{
  slug: string;
}>;


export type HelpVotesQuery = { helpVotes: { items: Array<HelpVotePartsFragment> } };

export type RateHelpArticleMutationVariables = Exact<{
  slug: string;
  isHelpful: boolean;
}>;


export type RateHelpArticleMutation = { rateHelpArticle: HelpVotePartsFragment };

export type UpdateHelpVoteMutationVariables = Exact<{
  id: string;
  isHelpful: boolean;
  reason?: string | null | undefined;
}>;


export type UpdateHelpVoteMutation = { updateHelpVote: HelpVotePartsFragment };

export type ReportMissingHelpMutationVariables = Exact<{
  search: string;
  language: Types.ContentLanguage;
}>;


export type ReportMissingHelpMutation = { reportMissingHelp: boolean };

export const ArticleCardFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HelpArticle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"img"}}]}}] } as unknown as TypedDocumentNode<ArticleCardFragment, unknown>
export const HelpVotePartsFragmentDoc = { kind: 'Document', definitions: [{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HelpVoteParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HelpVote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isHelpful"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}] } as unknown as TypedDocumentNode<HelpVotePartsFragment, unknown>
export const HelpCenterDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpCenter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentLanguage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpCenter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"popularArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keepLearning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}}]}}]}}]}}, ...ArticleCardFragmentDoc.definitions] } as unknown as TypedDocumentNode<HelpCenterQuery, HelpCenterQueryVariables>
export const HelpArticleDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentLanguage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArticleCard"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdated"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"anchors"}},{"kind":"Field","name":{"kind":"Name","value":"related"}}]}}]}}, ...ArticleCardFragmentDoc.definitions] } as unknown as TypedDocumentNode<HelpArticleQuery, HelpArticleQueryVariables>
export const HelpSearchDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentLanguage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchHelp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"matches"}}]}}]}}] } as unknown as TypedDocumentNode<HelpSearchQuery, HelpSearchQueryVariables>
export const FaqsDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Faqs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentLanguage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"faqs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"faqTitle"}},{"kind":"Field","name":{"kind":"Name","value":"faqIcon"}},{"kind":"Field","name":{"kind":"Name","value":"faqSubtitle"}},{"kind":"Field","name":{"kind":"Name","value":"faqs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}}]}}]}}]}}] } as unknown as TypedDocumentNode<FaqsQuery, FaqsQueryVariables>
export const HelpVotesDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpVotes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpVotes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemsPerPage"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpVoteParts"}}]}}]}}]}}, ...HelpVotePartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<HelpVotesQuery, HelpVotesQueryVariables>
export const RateHelpArticleDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RateHelpArticle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHelpful"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateHelpArticle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}},{"kind":"Argument","name":{"kind":"Name","value":"isHelpful"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHelpful"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpVoteParts"}}]}}]}}, ...HelpVotePartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<RateHelpArticleMutation, RateHelpArticleMutationVariables>
export const UpdateHelpVoteDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateHelpVote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isHelpful"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateHelpVote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isHelpful"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isHelpful"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HelpVoteParts"}}]}}]}}, ...HelpVotePartsFragmentDoc.definitions] } as unknown as TypedDocumentNode<UpdateHelpVoteMutation, UpdateHelpVoteMutationVariables>
export const ReportMissingHelpDocument = { kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportMissingHelp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"language"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentLanguage"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportMissingHelp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"language"},"value":{"kind":"Variable","name":{"kind":"Name","value":"language"}}}]}]}}] } as unknown as TypedDocumentNode<ReportMissingHelpMutation, ReportMissingHelpMutationVariables>
type QueryOptions<Q, V extends OperationVariables> = Omit<useQuery.Options<Q, V>, 'returnPartialData' | 'variables' | 'skip'>
export const useHelpCenterQuery = (options: QueryOptions<HelpCenterQuery, HelpCenterQueryVariables> & ({ variables: HelpCenterQueryVariables; skip?: boolean } | { skip: true; variables?: HelpCenterQueryVariables })) => useQuery(HelpCenterDocument, options as QueryOptions<HelpCenterQuery, HelpCenterQueryVariables> & { variables: HelpCenterQueryVariables })
export const useHelpArticleQuery = (options: QueryOptions<HelpArticleQuery, HelpArticleQueryVariables> & ({ variables: HelpArticleQueryVariables; skip?: boolean } | { skip: true; variables?: HelpArticleQueryVariables })) => useQuery(HelpArticleDocument, options as QueryOptions<HelpArticleQuery, HelpArticleQueryVariables> & { variables: HelpArticleQueryVariables })
export const useHelpSearchQuery = (options: QueryOptions<HelpSearchQuery, HelpSearchQueryVariables> & ({ variables: HelpSearchQueryVariables; skip?: boolean } | { skip: true; variables?: HelpSearchQueryVariables })) => useQuery(HelpSearchDocument, options as QueryOptions<HelpSearchQuery, HelpSearchQueryVariables> & { variables: HelpSearchQueryVariables })
export const useFaqsQuery = (options: QueryOptions<FaqsQuery, FaqsQueryVariables> & ({ variables: FaqsQueryVariables; skip?: boolean } | { skip: true; variables?: FaqsQueryVariables })) => useQuery(FaqsDocument, options as QueryOptions<FaqsQuery, FaqsQueryVariables> & { variables: FaqsQueryVariables })
export const useHelpVotesQuery = (options: QueryOptions<HelpVotesQuery, HelpVotesQueryVariables> & ({ variables: HelpVotesQueryVariables; skip?: boolean } | { skip: true; variables?: HelpVotesQueryVariables })) => useQuery(HelpVotesDocument, options as QueryOptions<HelpVotesQuery, HelpVotesQueryVariables> & { variables: HelpVotesQueryVariables })
export const useReportMissingHelpMutation = (options?: useMutation.Options<ReportMissingHelpMutation, ReportMissingHelpMutationVariables>) => useMutation(ReportMissingHelpDocument, options)