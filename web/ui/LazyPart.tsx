/**
 * A dialog or another part of a page, loaded on demand. Unlike React's `lazy`, it needs no `Suspense`, retries failed
 * downloads, and never triggers the error boundary.
 */
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { notify } from './notify.ts'

interface PartOptions<Props> {
  /** Shown while loading. */
  fallback?: ReactNode | ((props: Props) => ReactNode)
  /** For parts that the user did not request: no error message. */
  isQuiet?: boolean
}

/** `const EditDialog = lazyPart(async () => (await import('./EditDialog.tsx')).EditDialog)` */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isQuiet = false }: PartOptions<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const { t } = useTranslations()
    const [Part, setPart] = useState(() => loaded)
    // Opening retries. A failed preload needs no message.
    const isOpen = !('isOpen' in props) || props.isOpen === true
    const onFailure = useEffectEvent((error: unknown, retry: () => void) => {
      console.info(error)
      const close = 'onClose' in props && typeof props.onClose === 'function' ? props.onClose : undefined
      if (!isQuiet && isOpen)
        notify({
          text: t('failed.part'),
          color: 'error',
          topic: 'part',
          // A dialog is retried by opening it again.
          action: close ? undefined : { label: t('failed.retry'), run: retry },
        })
      if (isOpen) close?.()
    })
    useEffect(() => {
      if (loaded) return undefined
      let isWanted = true
      const show = async () => {
        try {
          const Component = await load()
          loaded = Component
          if (isWanted) setPart(() => Component)
        } catch (error) {
          if (isWanted) onFailure(error, () => void show())
        }
      }
      void show()
      return () => {
        isWanted = false
      }
    }, [isOpen])
    if (Part) return <Part {...props} />
    return typeof fallback === 'function' ? fallback(props) : fallback
  }
}
