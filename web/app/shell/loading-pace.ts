/** How fast the loading bar seems to go while nobody knows how long it will take. */
export const stepMs = 800
const most = 82

/** Where the bar stands a step later: nearer to about 82, which only the page itself gets it past. */
export const nextPace = (value: number): number => value + (most - value) * 0.35
