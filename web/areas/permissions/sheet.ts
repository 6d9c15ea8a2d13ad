/** What stands open beside the list, kept in the address as `open`: `add`, or `edit` or `who` with the permission's id. */
import { useSearchParams } from 'react-router-dom'

export type Sheet = { kind: 'add' } | { kind: 'edit' | 'who'; id: string }

export function useSheet(): [Sheet | undefined, (sheet: Sheet | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const open = (sheet: Sheet | undefined) =>
    setParams(
      present => {
        const next = new URLSearchParams(present)
        if (sheet) next.set('open', sheet.kind === 'add' ? 'add' : `${sheet.kind}-${sheet.id}`)
        else next.delete('open')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [read(params.get('open') ?? ''), open]
}

function read(text: string): Sheet | undefined {
  if (text === 'add') return { kind: 'add' }
  const [, kind, id] = /^(edit|who)-(\d+)$/.exec(text) ?? []
  return id && (kind === 'edit' || kind === 'who') ? { kind, id } : undefined
}
