/** How much memory the checker's modules hold: it only grows, and no counter of the process says which thread it belongs to. */

const memories: WeakRef<WebAssembly.Memory>[] = []
const instantiate = WebAssembly.instantiate.bind(WebAssembly)

// The checker does not give its module away, so it is seen when it is instantiated. Imported before the checker is set up.
WebAssembly.instantiate = (async (source: WebAssembly.Module, imports?: WebAssembly.Imports) => {
  const result: unknown = await instantiate(source, imports)
  const instance = result instanceof WebAssembly.Instance ? result : (result as WebAssembly.WebAssemblyInstantiatedSource).instance
  for (const value of Object.values(instance.exports)) if (value instanceof WebAssembly.Memory) memories.push(new WeakRef(value))
  return result
}) as typeof WebAssembly.instantiate // both of its forms

/** Bytes. */
export const checkerMemory = (): number => memories.reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0)
