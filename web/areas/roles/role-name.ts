/** Display name of a role: default roles are translated unless they were renamed. */
import { useTranslations } from '../../platform/languages.ts'
import type { RoleCardFragment } from './roles.generated.ts'

/** Default names. */
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
