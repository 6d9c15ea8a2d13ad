/** Compiles repeated operations with graphql-jit, which runs them several times faster. */
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../context.ts'

/** Runs a compiled operation. */
export type Run = (root: unknown, context: Context, variables: Record<string, unknown>) => Promise<ExecutionResult> | ExecutionResult

interface Entry {
  uses: number
  run?: Run | undefined
}

/** Compiles at the second use, because most sandbox operations are sent once. */
const worthCompiling = 2

/** Counts uses of operations, and returns what runs one as soon as it is compiled. */
export function compileRepeated() {
  // Apollo's bounded store holds the documents, so entries are collected with them.
  const entries = new WeakMap<DocumentNode, Map<string, Entry>>()

  return (schema: GraphQLSchema, document: DocumentNode, name: string): Run | undefined => {
    let byName = entries.get(document)
    if (!byName) entries.set(document, (byName = new Map<string, Entry>()))
    let entry = byName.get(name)
    if (!entry) byName.set(name, (entry = { uses: 0 }))
    entry.uses += 1
    if (entry.uses === worthCompiling) {
      const compiled = compileQuery(schema, document, name || undefined)
      if (isCompiledQuery(compiled)) entry.run = (root, context, variables) => compiled.query(root, context, variables)
    }
    return entry.run
  }
}
