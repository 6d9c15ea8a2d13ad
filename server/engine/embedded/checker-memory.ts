/** Memory of the checker's WebAssembly modules: it only grows, and process statistics do not show it per thread. */

const memories: WeakRef<WebAssembly.Memory>[] = []
const instantiate = WebAssembly.instantiate.bind(WebAssembly)

// The checker does not expose its module, so instantiation is intercepted. Must be imported before the checker is set up.
WebAssembly.instantiate = (async (source: WebAssembly.Module, imports?: WebAssembly.Imports) => {
  const result: unknown = await instantiate(source, imports)
  const instance = result instanceof WebAssembly.Instance ? result : (result as WebAssembly.WebAssemblyInstantiatedSource).instance
  for (const value of Object.values(instance.exports)) if (value instanceof WebAssembly.Memory) memories.push(new WeakRef(value))
  return result
}) as typeof WebAssembly.instantiate // both overloads

/** In bytes. */
export const checkerMemory = (): number => memories.reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0)
