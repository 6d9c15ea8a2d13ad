/** Components with a page, in the order of the navigation. */
export const componentNames = [
  'alert',
  'avatar',
  'badge',
  'button',
  'chip',
  'dialog',
  'list',
  'menu',
  'pagination',
  'progress-circular',
  'progress-linear',
  'expansion-panel',
  'snackbar',
  'tabs',
  'timeline',
  'tooltip',
] as const
export type ComponentName = (typeof componentNames)[number]
