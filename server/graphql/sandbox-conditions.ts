/** Delay and errors of a session, for GraphQL operations. */
import { GraphQLError, Kind, type OperationDefinitionNode } from 'graphql'
import { meetConditions } from '../conditions.ts'
import type { Context } from '../context.ts'
import { AppError, errorForms, publicParams } from '../errors.ts'

/** Operations of these root fields only: without them, nobody could turn the conditions off. */
const exempt = new Set(['sandboxConditions', 'setSandboxConditions', 'login', 'logout', 'me', '__schema', '__type', '__typename'])

const isExempt = ({ selectionSet }: OperationDefinitionNode) =>
  selectionSet.selections.every(each => each.kind === Kind.FIELD && exempt.has(each.name.value))

export async function meetGraphqlConditions(
  { viewer, disconnect = () => undefined }: Context,
  operation: OperationDefinitionNode,
  announce: (text: string) => void,
): Promise<void> {
  try {
    const isWrite = operation.operation === 'mutation'
    await meetConditions(viewer?.conditions, { isWrite, isExempt: isExempt(operation), announce, disconnect })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, status } = errorForms[error.kind]
    const extensions = { code, reason: error.reason, params: publicParams(error), retryAfter: error.retryAfter, http: { status } }
    throw new GraphQLError(error.message, { extensions, originalError: error })
  }
}
