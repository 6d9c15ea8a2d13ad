/**
 * The open dialog of a page, kept in the URL as `open`: a name such as `add`, or a name with a record's ID, such as
 * `edit-7`. It survives a reload and can be shared.
 */
import { useSearchParams } from 'react-router-dom'

export interface OpenDialog<Kind extends string> {
  kind: Kind
  id?: string
}

/** The open dialog, and a setter; undefined closes it. */
export function useDialogParam<Kind extends string>(
  kinds: readonly Kind[],
): [OpenDialog<Kind> | undefined, (dialog: OpenDialog<Kind> | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const open = (dialog: OpenDialog<Kind> | undefined) =>
    setParams(
      present => {
        const next = new URLSearchParams(present)
        if (dialog) next.set('open', dialog.id ? `${dialog.kind}-${dialog.id}` : dialog.kind)
        else next.delete('open')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const [word, id] = (params.get('open') ?? '').split('-')
  const kind = kinds.find(each => each === word)
  return [kind && { kind, id }, open]
}
