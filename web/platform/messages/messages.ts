/** What the server reports by code, in a language other than its English. */
export interface Messages {
  /** By the error's reason. Shown beside the field at fault, so that its name is left out. */
  errors: Record<string, string>
  /** By the operation's action; a key may end in a plural category, chosen by `count`. */
  operations: Record<string, string>
  /** What records of a type are called, for the types that parameters name. */
  types: Record<string, string>
}
