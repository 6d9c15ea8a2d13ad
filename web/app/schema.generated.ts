export type AccountLanguage = 'CN' | 'EN'

export type AccountRole = 'ADMIN' | 'REGULAR'

export type WordEntryKind =
  /** Gone because their time was up. */
  | 'EXPIRE'
  /** Given: the welcome grant or a bought pack. */
  | 'GRANT'
  /** Given back when a run used less, failed or was stopped. */
  | 'RELEASE'
  /** Set aside when a run starts. */
  | 'RESERVE'
