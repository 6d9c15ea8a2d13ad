/** What the parts of a course's page share about the lecture that is playing. */
import { createStore, type Store } from '../../platform/create-store.ts'

export interface Playback {
  /** Seconds. */
  time: Store<number>
  isPlaying: Store<boolean>
  seek: (seconds: number) => void
  /** For the player; returns a function that ends it. */
  onSeek: (listener: (seconds: number) => void) => () => void
}

export function createPlayback(): Playback {
  const listeners = new Set<(seconds: number) => void>()
  return {
    time: createStore(0),
    isPlaying: createStore(false),
    seek(seconds) {
      for (const listener of listeners) listener(seconds)
    },
    onSeek(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** `1:05`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(Math.floor(seconds), 0)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
