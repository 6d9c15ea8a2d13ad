/** What the page shows, as its address says: an operation, or a guide. Values of a call are in the hash, which is not sent. */
export const guideNames = [
  'start',
  'authentication',
  'paging',
  'filtering',
  'errors',
  'catalog',
  'idempotency',
  'conflicts',
  'limits',
  'webhooks',
  'extensions',
  'changes',
] as const
export type GuideName = (typeof guideNames)[number]

export type Place = { kind: 'operation'; id: string } | { kind: 'guide'; name: GuideName }

const isGuide = (name: string): name is GuideName => (guideNames as readonly string[]).includes(name)

export function readPlace(search: string): Place {
  const params = new URLSearchParams(search)
  const id = params.get('operation')
  if (id) return { kind: 'operation', id }
  const name = params.get('guide') ?? ''
  return { kind: 'guide', name: isGuide(name) ? name : 'start' }
}

export const operationPath = (id: string, values: Record<string, string> = {}): string => {
  const hash = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
  return `/dev/rest?operation=${id}${hash && `#${hash}`}`
}

export const guidePath = (name: GuideName): string => (name === 'start' ? '/dev/rest' : `/dev/rest?guide=${name}`)

export const readValues = (hash: string): Record<string, string> => Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')))
