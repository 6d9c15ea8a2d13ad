/** The guided tour: whether it runs, and the step to resume at, remembered in this browser. */
import { createStore, useStore } from './create-store.ts'
import { local } from './storage.ts'

export const tourSteps = ['navigation', 'search', 'shortcuts', 'theme', 'notifications', 'account'] as const
export type TourStep = (typeof tourSteps)[number]

const key = 'tour-step'
const isStep = (text: string | undefined): text is TourStep => tourSteps.some(step => step === text)

interface TourState {
  isRunning: boolean
  /** Where it was left; undefined before the first step and after the last. */
  step: TourStep | undefined
}

const kept = local.read(key)
const store = createStore<TourState>({ isRunning: false, step: isStep(kept) ? kept : undefined })

export const useTour = (): TourState => useStore(store)

function keep(step: TourStep | undefined) {
  local.write(key, step)
}

export function startTour(step: TourStep = tourSteps[0]): void {
  keep(step)
  store.set({ isRunning: true, step })
}

/** Leaves it; it can be resumed at this step. */
export const pauseTour = (): void => store.set({ ...store.get(), isRunning: false })

/** After the last step. */
export function endTour(): void {
  keep(undefined)
  store.set({ isRunning: false, step: undefined })
}
