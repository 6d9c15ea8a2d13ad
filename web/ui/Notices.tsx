/** Where messages are shown; stands once in every layout, and is loaded with the first message. */
import { lazy, Suspense } from 'react'
import { useNotice } from './notify.ts'

const NoticeBar = lazy(async () => ({ default: (await import('./NoticeBar.tsx')).NoticeBar }))

export function Notices() {
  const notice = useNotice()
  return <Suspense>{notice ? <NoticeBar key={notice.id} {...notice} /> : null}</Suspense>
}
