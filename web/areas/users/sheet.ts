/** Which form stands open, kept in the address as `open`: over the list with the id of who is edited (`edit-7`), on the user's own page `edit`. */
import { useSearchParams } from 'react-router-dom'

const kinds = ['add', 'invite', 'import', 'edit'] as const

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
