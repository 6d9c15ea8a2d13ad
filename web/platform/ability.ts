/** What the visitor may do: CASL over the rules of the session; the server enforces the same ones. */
import { createMongoAbility, type MongoAbility } from '@casl/ability'
import { type AbilityRule, getSession, useSession } from './session.ts'

const abilities = new WeakMap<AbilityRule[], MongoAbility>()

/** The ability of the rules; built once for each list of rules. */
export function abilityOf(rules: AbilityRule[]): MongoAbility {
  const known = abilities.get(rules)
  if (known) return known
  const ability = createMongoAbility(rules)
  abilities.set(rules, ability)
  return ability
}

export const can = (action: string, subject: string): boolean => abilityOf(getSession().userAbilityRules).can(action, subject)

export const useAbility = (): MongoAbility => abilityOf(useSession().userAbilityRules)

/** What everybody may do in their own workspace; the rules of the account come after these, and may take it away. */
const ofOwner: AbilityRule[] = [
  { action: 'manage', subject: 'Role' },
  { action: 'manage', subject: 'Permission' },
]
const inWorkspace = new WeakMap<AbilityRule[], AbilityRule[]>()

/** Whether the session may change such records of its workspace; the server refuses by the same rules. */
export function useManages(subject: 'Role' | 'Permission'): boolean {
  const { userAbilityRules } = useSession()
  const rules = inWorkspace.get(userAbilityRules) ?? [...ofOwner, ...userAbilityRules]
  inWorkspace.set(userAbilityRules, rules)
  return abilityOf(rules).can('manage', subject)
}
