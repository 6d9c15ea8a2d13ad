const opening = '<think>'
const closing = '</think>'

/** Takes away the thoughts that some models write before their answer; text comes out as soon as it cannot be a thought. */
export function thoughtFilter() {
  let state: 'start' | 'thinking' | 'answering' = 'start'
  let held = ''
  const readThought = (): string => {
    const end = held.indexOf(closing)
    if (end < 0) {
      // Only what could be the beginning of the closing tag is still needed.
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
    /** What was held back at the end of an answer that never became a thought. */
    rest: (): string => (state === 'start' ? held : ''),
  }
}
