/** Simulated progress of the loading bar. */
export const stepMs = 800
const most = 82

/** Progress of the next step; approaches 82, never reaching it. */
export const nextPace = (value: number): number => value + (most - value) * 0.35
