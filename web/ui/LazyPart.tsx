/**
 * A part of the frame that is loaded when it is first wanted. Unlike with React's `lazy`, a file that does not come is
 * tried again the next time, and never takes the page with it.
 */
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { notify } from './notify.ts'

interface PartOptions {
  /** Stands until the part is there. */
  fallback?: ReactNode
  /** Nobody asked for the part: what is missing is not worth a message. */
  isQuiet?: boolean
}

export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, isQuiet = false }: PartOptions = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const { t } = useTranslations()
    const [Part, setPart] = useState(() => loaded)
    // Opened anew, it is tried anew; loaded ahead of that, its failure is nobody's concern yet.
    const isOpen = !('isOpen' in props) || props.isOpen === true
    const onFailure = useEffectEvent((error: unknown) => {
      console.info(error)
      if (!isQuiet && isOpen) notify({ text: t('failed.part'), color: 'error', topic: 'part' })
      // What opened it may open it once more.
      if (isOpen && 'onClose' in props && typeof props.onClose === 'function') props.onClose()
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
          if (isWanted) onFailure(error)
        }
      }
      void show()
      return () => {
        isWanted = false
      }
    }, [isOpen])
    return Part ? <Part {...props} /> : fallback
  }
}
