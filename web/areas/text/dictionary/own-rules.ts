/** The account's dictionary and ignored rules: what a run of the built-in engine depends on besides its text and options. */
import { createStore } from '../../../platform/create-store.ts'
import { forgetLatestRun } from '../latest-run.ts'
import {
  useAddDictionaryWordMutation,
  useIgnoreRuleMutation,
  useRemoveDictionaryWordMutation,
  useRestoreRuleMutation,
} from '../text.generated.ts'

/** How often they were changed here. */
export const ownRuleChanges = createStore(0)

const onCompleted = () => {
  forgetLatestRun()
  ownRuleChanges.update(count => count + 1)
}

/** Changes them, and the lists that are shown. */
export function useOwnRules() {
  const [addWord, { loading: isAdding }] = useAddDictionaryWordMutation({
    onCompleted,
    update: (cache, { data }) => data && cache.modify({ fields: { dictionaryWords: () => data.addDictionaryWord } }),
  })
  const [removeWord] = useRemoveDictionaryWordMutation({
    onCompleted,
    update: (cache, { data }) => data && cache.modify({ fields: { dictionaryWords: () => data.removeDictionaryWord } }),
  })
  const [ignoreRule] = useIgnoreRuleMutation({
    onCompleted,
    update: (cache, { data }) => data && cache.modify({ fields: { ignoredRules: () => data.ignoreRule } }),
  })
  const [restoreRule] = useRestoreRuleMutation({
    onCompleted,
    update: (cache, { data }) => data && cache.modify({ fields: { ignoredRules: () => data.restoreRule } }),
  })
  return { addWord, isAdding, removeWord, ignoreRule, restoreRule }
}
