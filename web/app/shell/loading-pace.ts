/** Simulated progress of the loading bar. */
export const stepMs = 800
const maxPercent = 82

/** Progress of the next step; approaches 82, never reaching it. */
export const nextPace = (value: number): number => value + (maxPercent - value) * 0.35
