import { brand, dark } from '../../platform/tokens.ts'

const mixed = (share: number) => `color-mix(in srgb, ${brand} ${share}%, ${dark.page})`

/** A title slide is dark in both themes, like a screen. */
export const coverStyles = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  width: 1,
  background: `radial-gradient(circle at 88% 8%, ${mixed(42)} 0, transparent 42%), radial-gradient(circle at 6% 104%, ${mixed(30)} 0, transparent 46%), ${mixed(10)}`,
  color: dark.text,
  '&:focus-visible': { outline: 3, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: -3 },
}
