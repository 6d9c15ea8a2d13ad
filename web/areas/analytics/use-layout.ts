/** The cards of the dashboard: saved for the account, and a draft while they are arranged. */
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { toFailure } from '../../platform/errors.ts'
import { useTranslations } from '../../platform/languages.ts'
import { useLive } from '../../platform/live.ts'
import type { AnalyticsRange, DashboardCard } from '../../platform/schema.generated.ts'
import { notify } from '../../ui/notify.ts'
import { useUndoableMutation } from '../../ui/undoable-mutation.ts'
import {
  ArrangeDashboardDocument,
  type DashboardLayoutQuery,
  ResetDashboardDocument,
  useDashboardLayoutQuery,
} from './analytics.generated.ts'

export type PlacedCard = DashboardLayoutQuery['dashboardLayout']['cards'][number]

const plain = (cards: PlacedCard[]) => cards.map(({ card, isHidden, range }) => ({ card, isHidden, range }))

export function useLayout() {
  const { t } = useTranslations('analytics')
  const client = useApolloClient()
  const { data, failure, retry, refetch } = useLive(useDashboardLayoutQuery(), ['ANALYTICS'])
  const change = useUndoableMutation(refetch)
  const [draft, setDraft] = useState<PlacedCard[]>()
  const layout = data?.dashboardLayout
  const cards = draft ?? layout?.cards
  const arrange = (next: PlacedCard[]) => ({ mutation: ArrangeDashboardDocument, variables: { cards: plain(next) } })

  return {
    cards,
    failure,
    retry,
    isEditing: draft !== undefined,
    isStandard: layout?.isStandard ?? true,
    edit: () => setDraft(layout && plain(layout.cards)),
    cancel: () => setDraft(undefined),
    move: (card: DashboardCard, to: number) => {
      const placed = cards?.find(each => each.card === card)
      if (cards && placed) setDraft(cards.filter(each => each !== placed).toSpliced(to, 0, placed))
    },
    order: (names: string[]) => setDraft(cards?.toSorted((a, b) => names.indexOf(a.card) - names.indexOf(b.card))),
    toggle: (card: DashboardCard) => setDraft(cards?.map(each => (each.card === card ? { ...each, isHidden: !each.isHidden } : each))),
    save: async () => {
      if (draft) await change({ ...arrange(draft), successMessage: () => t('layout.saved'), topic: 'layout' })
      setDraft(undefined)
    },
    reset: async () => {
      await change({ mutation: ResetDashboardDocument, variables: {}, successMessage: () => t('layout.wasReset'), topic: 'layout' })
      setDraft(undefined)
    },
    /** At once and without a message: the card itself shows it. */
    setRange: (card: DashboardCard, range: AnalyticsRange) => {
      if (!layout) return
      const next = plain(layout.cards).map(each => (each.card === card ? { ...each, range } : each))
      client
        .mutate({
          ...arrange(next),
          optimisticResponse: () => ({
            arrangeDashboard: {
              __typename: 'DashboardLayout' as const,
              id: layout.id,
              isStandard: false,
              cards: next.map(each => ({ __typename: 'PlacedCard' as const, ...each })),
            },
          }),
        })
        .catch((error: unknown) => notify({ text: toFailure(error, t('failed.unreachable')).message, color: 'error' }))
    },
  }
}

export type Layout = ReturnType<typeof useLayout>
