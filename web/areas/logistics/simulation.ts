/**
 * Estimated positions between two reports. Every vehicle moves by the same share of its route, so that the order by
 * progress stays, and no vehicle leaves its stage before it reports so. Nothing is stored on the server.
 */
import { useEffect } from 'react'
import { createStore, useStore, useStorePart } from '../../platform/create-store.ts'
import { local } from '../../platform/storage.ts'

export const secondsPerPercent = 8
const tickSeconds = 0.5

export interface Report {
  id: string
  progress: number
  signalLostAt?: string | null
}

/** Progress this many seconds after the report. A vehicle without a signal stays where it was last seen. */
export function estimate({ progress, signalLostAt }: Omit<Report, 'id'>, seconds: number): number {
  if (progress === 0 || progress === 100 || signalLostAt) return progress
  const last = progress < 90 ? 89.9 : 99.9
  return Math.max(progress, Math.min(progress + seconds / secondsPerPercent, last))
}

/** Seconds that the simulation has run. */
const elapsed = createStore(0)
/** When each vehicle reported its latest progress, in seconds of the simulation. */
const reports = new Map<string, { progress: number; at: number }>()

function estimateNow(vehicle: Report, now: number): number {
  let report = reports.get(vehicle.id)
  if (report?.progress !== vehicle.progress) {
    report = { progress: vehicle.progress, at: now }
    reports.set(vehicle.id, report)
  }
  return estimate(vehicle, now - report.at)
}

/** Shows the reported positions again. */
export function restartSimulation(): void {
  reports.clear()
  elapsed.set(0)
}

const key = 'fleet-live'
/** Off by default for people who ask for less motion. */
const prefersLive = () => (local.read(key) ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'on')) === 'on'
const live = createStore<boolean | undefined>(undefined)

export function useLivePositions(): [boolean, (isLive: boolean) => void] {
  const isLive = useStore(live) ?? false
  const setLive = (next: boolean) => {
    local.write(key, next ? 'on' : 'off')
    live.set(next)
  }
  return [isLive, setLive]
}

/** Runs the simulation while mounted, live, and in sight. */
export function useSimulation(): void {
  const isLive = useStore(live)
  useEffect(() => live.set(prefersLive()), [])
  useEffect(() => {
    if (!isLive) return undefined
    const tick = () => document.hidden || elapsed.update(seconds => seconds + tickSeconds)
    const timer = setInterval(tick, tickSeconds * 1000)
    return () => clearInterval(timer)
  }, [isLive])
}

/** Estimated progress of each vehicle, with fractions. */
export function useEstimates(): (vehicle: Report) => number {
  const now = useStore(elapsed)
  return vehicle => estimateNow(vehicle, now)
}

/** Estimated progress in whole percent; renders again only when that changes. */
export const useProgress = (vehicle: Report): number => useStorePart(elapsed, now => Math.floor(estimateNow(vehicle, now)))
