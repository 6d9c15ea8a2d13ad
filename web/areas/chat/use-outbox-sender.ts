/** Sends what waits in the outbox, on any page and as soon as the server is reachable. */
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { useReachable } from '../../platform/connection.ts'
import { useTranslations } from '../../platform/languages.ts'
import { flushOutbox, useOutbox, watchOutbox } from './outbox.ts'

export function useOutboxSender(): void {
  const { t } = useTranslations('chat')
  const client = useApolloClient()
  const waiting = useOutbox().filter(({ failure }) => failure === undefined).length
  const isReachable = useReachable()
  const flush = useEffectEvent(() => void flushOutbox(client, t('failed.unreachable')))
  useEffect(() => watchOutbox(), [])
  useEffect(() => {
    if (isReachable && waiting > 0) flush()
  }, [isReachable, waiting])
  useEffect(() => {
    const again = () => flush()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
}
