const opening = '<think>'
const closing = '</think>'

/**
 * Removes the reasoning that some models write before their output; text is released as soon as it cannot be
 * reasoning.
 */
export function thoughtFilter() {
  let state: 'start' | 'thinking' | 'answering' = 'start'
  let held = ''
  const readThought = (): string => {
    const end = held.indexOf(closing)
    if (end < 0) {
      // Keeps only a possible beginning of the closing tag.
      held = held.slice(-closing.length)
      return ''
    }
    state = 'answering'
    return held.slice(end + closing.length).trimStart()
  }
  return {
    push(text: string): string {
      if (state === 'answering') return text
      held += text
      if (state === 'thinking') return readThought()
      const start = held.trimStart()
      if (start.startsWith(opening)) {
        state = 'thinking'
        held = start.slice(opening.length)
        return readThought()
      }
      if (opening.startsWith(start)) return ''
      state = 'answering'
      return held
    },
    /** The rest of an output without a closing tag. */
    rest: (): string => (state === 'start' ? held : ''),
  }
}
