import { useEffect, useState } from 'react'

/** A sample progress from 0 to 100, a step a second. */
export function useProgress(start = 40): number {
  const [progress, setProgress] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setProgress(before => (before >= 100 ? 0 : before + 5)), 1000)
    return () => clearInterval(timer)
  }, [])
  return progress
}
