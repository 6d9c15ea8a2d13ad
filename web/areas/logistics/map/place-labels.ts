/** Chooses which labels the map shows: the most important ones that do not overlap. */

export interface Label {
  id: string
  text: string
  kind: 'country' | 'city'
  /** On the screen: the middle of a country's name, the place of a city's dot. */
  x: number
  y: number
}

const letterWidth = { country: 6.6, city: 6.4 }
const lineHeight = 16
/** From a city's dot to its name. */
export const cityOffset = 9

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export const textWidth = ({ text, kind }: Pick<Label, 'text' | 'kind'>): number => text.length * letterWidth[kind]

const boxOf = (label: Label): Box => {
  const width = textWidth(label)
  const left = label.kind === 'city' ? label.x - cityOffset : label.x - width / 2
  return {
    left,
    right: left + width + (label.kind === 'city' ? 2 * cityOffset : 0),
    top: label.y - lineHeight / 2,
    bottom: label.y + lineHeight / 2,
  }
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** `candidates` are in order of importance; `taken` are places of markers. */
export function placeLabels(candidates: Label[], size: { width: number; height: number }, taken: Box[] = []): Label[] {
  const boxes = [...taken]
  return candidates.filter(label => {
    const box = boxOf(label)
    const isInSight = box.right > 0 && box.left < size.width && box.bottom > 0 && box.top < size.height
    if (!isInSight || boxes.some(each => overlap(each, box))) return false
    boxes.push(box)
    return true
  })
}
