/** Limits of one GraphQL operation, counted in one pass, for HTTP and WebSocket. */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
  visit,
} from 'graphql'
import { findJsonProblem, largeBody } from '../http/body.ts'
import type { Context } from '../context.ts'
import type { Allowance } from '../http/rate-limit.ts'
import { fieldWeight } from '../http/weights.ts'
import { errorForms } from '../errors.ts'
import { errors } from '../messages/errors.ts'
import { formatMessage } from '../messages/format.ts'

export const limits = { depth: 12, aliases: 30, rootFields: 20, directives: 50, cost: 5000, tokens: 1000 }

/** Fields with long texts, and the number of objects that each counts as. */
const contents = new Map([
  ['source', 20],
  ['result', 20],
  ['accepted', 20],
  ['content', 50],
])

/** Fields that check secrets or are expensive: one operation must not repeat them by aliases. */
const onceOnly = new Set(
  'login register resetPassword sendCode changePassword changeEmail setUpTwoStep enableTwoStep disableTwoStep renewRecoveryCodes createApiKey deleteAccount __schema __type quoteTextRun startTextRun redoTextRun checkText tryPolish resetWorkspace workspaceExport createWorkspaceSnapshot restoreWorkspaceSnapshot importWorkspace'.split(
    ' ',
  ),
)
const introspectionCost = 1000

interface Measure {
  depth: number
  aliases: number
  directives: number
  /** Objects in the response, without scalars. */
  cost: number
}

type Variables = Record<string, unknown> | null | undefined

/**
 * Throws if the operation exceeds a limit; returns its weight for the rate limit. The document must be valid, without
 * fragment cycles.
 */
export function checkLimits(document: DocumentNode, operation: OperationDefinitionNode, given: Variables): number {
  const known = fixedWeights.get(operation)
  if (known !== undefined) return known
  const { weight, isFixed } = measureOperation(document, operation, given)
  if (isFixed) fixedWeights.set(operation, weight)
  return weight
}

/** Weights of operations within the limits, whose size does not depend on their variables. */
const fixedWeights = new WeakMap<OperationDefinitionNode, number>()

function measureOperation(document: DocumentNode, operation: OperationDefinitionNode, given: Variables) {
  let isFixed = true
  const variables = { ...defaultsOf(operation), ...given }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const each of document.definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each)
  // Fragments are measured once, because nested spreads grow exponentially.
  const known = new Map<SelectionSetNode, Measure>()

  function measure(set: SelectionSetNode): Measure {
    const found = known.get(set)
    if (found) return found
    const sum: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0 }
    for (const selection of set.selections) {
      sum.directives += selection.directives?.length ?? 0
      const part =
        selection.kind === Kind.FIELD
          ? measureField(selection)
          : measureFragment(
              selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value)?.selectionSet : selection.selectionSet,
            )
      sum.depth = Math.max(sum.depth, part.depth)
      sum.aliases += part.aliases
      sum.directives += part.directives
      sum.cost += part.cost
    }
    known.set(set, sum)
    return sum
  }

  const measureFragment = (set: SelectionSetNode | undefined): Measure =>
    set ? measure(set) : { depth: 0, aliases: 0, directives: 0, cost: 0 }

  function measureField(field: FieldNode): Measure {
    const aliases = field.alias ? 1 : 0
    // graphql-js limits introspection itself, which is deeper than data queries.
    if (!field.selectionSet) return { depth: 1, aliases, directives: 0, cost: contents.get(field.name.value) ?? 0 }
    if (field.name.value.startsWith('__')) return { depth: 1, aliases, directives: 0, cost: introspectionCost }
    const inner = measure(field.selectionSet)
    if (sizeArguments(field).some(hasVariable)) isFixed = false
    return {
      depth: inner.depth + 1,
      aliases: aliases + inner.aliases,
      directives: inner.directives,
      cost: costOf(field, inner.cost, variables),
    }
  }

  const whole = measure(operation.selectionSet)
  const roots = rootFields(operation.selectionSet, fragments, new Set())
  refuse('depth', whole.depth)
  refuse('aliases', whole.aliases)
  refuse('directives', whole.directives + (operation.directives?.length ?? 0))
  refuse('rootFields', roots.length)
  refuse('cost', whole.cost)
  for (const name of onceOnly) {
    if (roots.filter(root => root.name.value === name).length > 1) throw refusal(`${name} may stand in an operation once only`)
  }
  const readArguments = (field: FieldNode) => {
    isFixed = false
    return argumentsOf(field, variables)
  }
  const weight = roots.reduce((sum, field) => sum + fieldWeight(operation.operation, field.name.value, () => readArguments(field)), 0)
  return { weight, isFixed }
}

/** The arguments that set how many objects a field returns. */
const sizeArguments = (field: FieldNode): ValueNode[] =>
  (field.arguments ?? []).filter(({ name }) => name.value === 'page' || name.value === 'count').map(({ value }) => value)

const hasVariable = (node: ValueNode): boolean =>
  node.kind === Kind.VARIABLE || (node.kind === Kind.OBJECT && node.fields.some(({ value }) => hasVariable(value)))

const argumentsOf = (field: FieldNode, variables: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries((field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]))

/** Throws if the caller has exceeded the rate limit. */
/** Rejects mutations of API keys that may only read. */
export function checkScope({ viewer }: Pick<Context, 'viewer'>, { operation }: OperationDefinitionNode): void {
  if (operation !== 'mutation' || viewer?.apiKey?.scope !== 'read') return
  const reason = 'API_KEY_READ_ONLY'
  throw new GraphQLError(formatMessage(errors, reason, {}) ?? reason, {
    extensions: { code: errorForms.forbidden.code, reason, http: { status: errorForms.forbidden.status } },
  })
}

export function checkRate(allowance: Allowance | undefined, weight: number): void {
  const { isOver, retryAfter } = allowance?.raiseTo(weight) ?? { isOver: false, retryAfter: 0 }
  if (!isOver) return
  const reason = 'TOO_MANY_REQUESTS'
  const params = { seconds: retryAfter }
  throw new GraphQLError(formatMessage(errors, reason, params) ?? reason, {
    extensions: { code: errorForms.tooMany.code, reason, params, retryAfter, http: { status: errorForms.tooMany.status } },
  })
}

function refuse(name: keyof typeof limits, value: number) {
  if (value > limits[name]) throw refusal(`The operation is too large: ${name} ${value}, maximum ${limits[name]}`)
}

const refusal = (message: string) => new GraphQLError(message, { extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } } })

/** Rejects text that a database can't store, in literals and variables. */
export function checkTexts(document: DocumentNode, variables: Variables): void {
  for (const [name, value] of Object.entries(variables ?? {})) checkText(name, value)
  if (!/\\u|\0/.test(document.loc?.source.body ?? '')) return
  let field = ''
  visit(document, {
    Argument({ name }) {
      field = name.value
    },
    StringValue({ value }) {
      checkText(field, value)
    },
  })
}

function checkText(field: string, value: unknown) {
  const reason = findJsonProblem(value, 1, largeBody.depth)
  if (!reason) return
  const params = { max: largeBody.depth }
  throw new GraphQLError(formatMessage(errors, reason, { field, ...params }) ?? reason, {
    extensions: { code: 'BAD_USER_INPUT', reason, field, params, http: { status: 400 } },
  })
}

function rootFields(set: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>, seen: Set<string>): FieldNode[] {
  return set.selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, fragments, seen)
    const name = selection.name.value
    // Repeated spreads of a fragment merge.
    if (seen.has(name)) return []
    seen.add(name)
    const fragment = fragments.get(name)
    return fragment ? rootFields(fragment.selectionSet, fragments, seen) : []
  })
}

/** A paged field returns one object with a page of rows; a field with a count argument returns the rows themselves. */
function costOf(field: FieldNode, inner: number, variables: Variables): number {
  const argument = (wanted: string) => field.arguments?.find(({ name }) => name.value === wanted)
  const [page, count] = [argument('page'), argument('count')]
  if (count) return rowsOf(read(count.value, variables)) * (1 + inner)
  const size = page && read(page.value, variables)
  if (!page) return 1 + inner
  return 1 + inner * rowsOf(typeof size === 'object' && size !== null && 'itemsPerPage' in size ? size.itemsPerPage : undefined)
}

/** Number of rows returned for a requested count. */
function rowsOf(argument: unknown): number {
  const rows = Number(argument ?? 10)
  return rows === -1 ? 1000 : rows >= 1 ? Math.min(rows, 100) : 10
}

/** Default values of the operation's variables. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) => (defaultValue ? [[variable.name.value, read(defaultValue, null)]] : [])),
  )

function read(node: ValueNode, variables: Variables): unknown {
  if (node.kind === Kind.VARIABLE) return variables?.[node.name.value]
  if (node.kind === Kind.INT) return Number(node.value)
  if (node.kind === Kind.OBJECT) return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, read(value, variables)]))
  return undefined
}
