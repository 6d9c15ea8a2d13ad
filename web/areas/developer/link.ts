/** Links that carry a query. They are in the hash, which is not sent to servers, and never hold headers or tokens. */
export interface Carried {
  query: string
  variables: string
}

/** Longer links are compressed. */
const maxPlain = 1200

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

async function pipe(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(through)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Path and hash of the page with this query. */
export async function linkOf({ query, variables }: Carried): Promise<string> {
  const plain = new URLSearchParams({ query, ...(variables.trim() && { variables }) }).toString()
  if (plain.length <= maxPlain) return `/dev/graphql#${plain}`
  const packed = await pipe(new TextEncoder().encode(JSON.stringify([query, variables])), new CompressionStream('deflate-raw'))
  return `/dev/graphql#z=${toBase64Url(packed)}`
}

/** The query of a link; undefined if it has none or is damaged. */
export async function readLink(hash: string): Promise<Carried | undefined> {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const query = params.get('query')
  if (query !== null) return { query, variables: params.get('variables') ?? '' }
  const packed = params.get('z')
  if (!packed) return undefined
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = await pipe(
      Uint8Array.from(text, letter => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    )
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!Array.isArray(value) || typeof value[0] !== 'string') return undefined
    return { query: value[0], variables: typeof value[1] === 'string' ? value[1] : '' }
  } catch {
    return undefined
  }
}
