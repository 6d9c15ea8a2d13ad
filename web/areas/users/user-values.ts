/** Form values of a user. */
import type { UserRowFragment } from './users.generated.ts'

export type UserValues = Omit<UserRowFragment, '__typename' | 'id' | 'avatar'>

export const blankUser: UserValues = {
  version: 0,
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'SUBSCRIBER',
  currentPlan: 'BASIC',
  billing: 'AUTO_DEBIT',
  status: 'PENDING',
  taxId: '',
  language: 'English',
}

/** Initial form values. */
export const valuesOf = (user: UserRowFragment): UserValues => {
  const { fullName, username, email, company, country, contact, role, currentPlan, billing, status, taxId, language, version } = user
  return { fullName, username, email, company, country, contact, role, currentPlan, billing, status, taxId, language, version }
}
