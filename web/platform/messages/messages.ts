/** Translations of the server's codes. */
export interface Messages {
  /** By error reason. Shown at the field, so the texts do not name it. */
  errors: Record<string, string>
  /** By operation action; keys may have plural suffixes. */
  operations: Record<string, string>
  /** Names of record types. */
  types: Record<string, string>
}
