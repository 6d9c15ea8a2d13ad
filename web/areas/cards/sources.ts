/** The code of each block, as the application is built from it. */
const sources = import.meta.glob<string>('./blocks/*.tsx', { query: '?raw', import: 'default' })

export const loadSource = async (name: string): Promise<string> => (await sources[`./blocks/${name}.tsx`]?.()) ?? ''
