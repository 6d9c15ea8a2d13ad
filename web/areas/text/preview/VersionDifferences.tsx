import { useMemo } from 'react'
import { compareTexts } from './comparison.ts'
import { type Content, plainText } from './content.ts'
import { WithChanges } from './Differences.tsx'

/** What changed from one document to the other. */
export function VersionDifferences({ before, after }: { before: Content; after: Content }) {
  const pieces = useMemo(() => compareTexts(plainText(before), plainText(after)), [before, after])
  return <WithChanges pieces={pieces} />
}
