/** Permissions: CASL over the session's rules, which the server enforces too. */
import { Ability } from '@casl/ability'
import { type AbilityRule, getSession, useSession } from './session.ts'

const abilities = new WeakMap<AbilityRule[], Ability>()

/** Cached by the list of rules. */
export function abilityOf(rules: AbilityRule[]): Ability {
  const known = abilities.get(rules)
  if (known) return known
  const ability = new Ability(rules)
  abilities.set(rules, ability)
  return ability
}

export const can = (action: string, subject: string): boolean => abilityOf(getSession().userAbilityRules).can(action, subject)

export const useAbility = (): Ability => abilityOf(useSession().userAbilityRules)

/** Defaults in one's own workspace; the account's rules may revoke them. */
const ofOwner: AbilityRule[] = [
  { action: 'manage', subject: 'Role' },
  { action: 'manage', subject: 'Permission' },
]
const inWorkspace = new WeakMap<AbilityRule[], AbilityRule[]>()

/** The server enforces the same rules. */
export function useManages(subject: 'Role' | 'Permission'): boolean {
  const { userAbilityRules } = useSession()
  const rules = inWorkspace.get(userAbilityRules) ?? [...ofOwner, ...userAbilityRules]
  inWorkspace.set(userAbilityRules, rules)
  return abilityOf(rules).can('manage', subject)
}
