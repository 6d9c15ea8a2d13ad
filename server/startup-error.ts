/** A problem that the operator can fix, such as an invalid setting: reported as one sentence, without a stack trace. */
export class StartupError extends Error {}

/** What Node's `parseArgs` throws. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')

/** Prints the error and ends the process: 2 for what the operator can fix, 1 for a bug. */
export function exitOnError(error: unknown): never {
  const isExpected = error instanceof StartupError || isWrongOption(error)
  console.error(isExpected ? error.message : error)
  process.exit(isExpected ? 2 : 1)
}
