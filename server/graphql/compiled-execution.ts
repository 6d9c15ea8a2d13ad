/** Compiles repeated operations with graphql-jit, which runs them several times faster. */
import type { GraphQLRequestListener } from '@apollo/server'
import type { DocumentNode, ExecutionResult, GraphQLFormattedError, GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../context.ts'

type Run = (root: unknown, context: Context, variables: Record<string, unknown>) => Promise<ExecutionResult> | ExecutionResult
type Format = (requestId: string, formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError

interface Entry {
  uses: number
  run?: Run | undefined
}

/** Compiles at the second use, because most sandbox operations are sent once. */
const worthCompiling = 2

type RespondTo = NonNullable<GraphQLRequestListener<Context>['responseForOperation']>

/** A hook that responds to compiled operations; `format` formats errors. */
export function compiledExecution(format: Format): RespondTo {
  // Apollo's bounded store holds the documents, so entries are collected with them.
  const entries = new WeakMap<DocumentNode, Map<string, Entry>>()

  function runOf(schema: GraphQLSchema, document: DocumentNode, name: string): Run | undefined {
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

  return async ({ schema, document, operationName, request, contextValue, response }) => {
    const run = runOf(schema, document, operationName ?? '')
    if (!run) return null
    const { data, errors } = await run({}, contextValue, request.variables ?? {})
    // Errors without a path are invalid variables: Apollo's own execution reports them better.
    if (errors?.some(({ path }) => !path)) return null
    const formatted = errors?.map(error => format(contextValue.requestId, { message: error.message, path: error.path ?? [] }, error))
    return {
      http: response.http,
      body: { kind: 'single', singleResult: formatted ? { data: data ?? null, errors: formatted } : { data: data ?? null } },
    }
  }
}
