/** A problem that the operator can fix, such as an invalid setting: reported as one sentence, without a stack trace. */
export class StartupError extends Error {}

/** Prints the error and ends the process: 2 for what the operator can fix, 1 for a bug. */
export function exitOnError(error: unknown): never {
  const isExpected = error instanceof StartupError
  console.error(isExpected ? error.message : error)
  process.exit(isExpected ? 2 : 1)
}
