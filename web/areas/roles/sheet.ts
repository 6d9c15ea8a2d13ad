/** What stands open over the page, kept in the address as `open`: `add`, or what is done with which role. */
import { useSearchParams } from 'react-router-dom'

const kinds = ['add', 'view', 'edit', 'copy', 'delete'] as const

export interface Sheet {
  kind: (typeof kinds)[number]
  id?: string
}

export function useSheet(): [Sheet | undefined, (sheet: Sheet | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const open = (sheet: Sheet | undefined) =>
    setParams(
      present => {
        const next = new URLSearchParams(present)
        if (sheet) next.set('open', sheet.id ? `${sheet.kind}-${sheet.id}` : sheet.kind)
        else next.delete('open')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const [word, id] = (params.get('open') ?? '').split('-')
  const kind = kinds.find(each => each === word)
  return [kind && { kind, id }, open]
}
