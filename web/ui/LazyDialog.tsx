/** Dialogs and other parts of a page that are loaded when they are opened. */
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from '../platform/languages.ts'
import { notify } from './notify.ts'

/**
 * `const EditDialog = lazyDialog(async () => (await import('./EditDialog.tsx')).EditDialog)`. Needs no `Suspense`: nothing
 * is shown until it is there, and a failure becomes a message with a retry instead of reaching the error boundary.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const { t } = useTranslations()
    const [Dialog, setDialog] = useState(() => loaded)
    const open = useEffectEvent(async (isShown: () => boolean) => {
      try {
        const component = await load()
        loaded = component
        if (isShown()) setDialog(() => component)
      } catch {
        if (isShown())
          notify({ text: t('failed.load'), color: 'error', action: { label: t('failed.retry'), run: () => void open(isShown) } })
      }
    })
    useEffect(() => {
      let isShown = true
      if (!loaded) void open(() => isShown)
      return () => {
        isShown = false
      }
    }, [])
    return Dialog ? <Dialog {...props} /> : null
  }
}
