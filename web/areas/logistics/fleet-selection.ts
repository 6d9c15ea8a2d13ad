/** The selected vehicle and whether the map follows it, kept in the address. */
import { useSearchParams } from 'react-router-dom'

export function useFleetSelection() {
  const [params, setParams] = useSearchParams()
  const write = (vehicle: string | undefined, isFollowing: boolean) =>
    setParams(
      present => {
        const next = new URLSearchParams(present)
        if (vehicle) next.set('vehicle', vehicle)
        else next.delete('vehicle')
        if (vehicle && isFollowing) next.set('follow', 'true')
        else next.delete('follow')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const selectedId = params.get('vehicle') ?? undefined
  return {
    selectedId,
    isFollowing: selectedId !== undefined && params.get('follow') === 'true',
    select: (id: string | undefined) => write(id, false),
    follow: (isFollowing: boolean) => write(selectedId, isFollowing),
  }
}
