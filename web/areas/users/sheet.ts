/** Which form stands open beside the list, kept in the address as `open`. */
import { useSearchParams } from 'react-router-dom'

const sheets = ['add', 'invite', 'import'] as const
export type Sheet = (typeof sheets)[number]

export function useSheet(): [Sheet | undefined, (sheet: Sheet | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const open = (sheet: Sheet | undefined) =>
    setParams(
      present => {
        const next = new URLSearchParams(present)
        if (sheet) next.set('open', sheet)
        else next.delete('open')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [sheets.find(each => each === params.get('open')), open]
}
