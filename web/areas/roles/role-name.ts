/** What a role is called: the five of the user list in the language of the page, unless somebody gave them another name. */
import { useTranslations } from '../../platform/languages.ts'
import type { RoleCardFragment } from './roles.generated.ts'

/** As they come. */
const given = {
  ADMIN: 'Administrator',
  EDITOR: 'Editor',
  AUTHOR: 'Author',
  MAINTAINER: 'Maintainer',
  SUBSCRIBER: 'Subscriber',
} as const satisfies Record<NonNullable<RoleCardFragment['role']>, string>

export function useRoleName() {
  const { t } = useTranslations('roles')
  return ({ role, name }: Pick<RoleCardFragment, 'role' | 'name'>): string => (role && name === given[role] ? t(`role.${role}`) : name)
}
