/** Translations of the server's codes. */
export interface Messages {
  /** By error reason. Shown at the field, so the texts do not name it. */
  errors: Record<string, string>
  /** Instead of the reason `REQUIRED`, where the label is known. */
  required: string
  /** By operation action; keys may have plural suffixes. */
  operations: Record<string, string>
  /** Names of record types. */
  types: Record<string, string>
}
