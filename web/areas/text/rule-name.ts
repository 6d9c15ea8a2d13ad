/** Display name of a rule without a translated reason: handles `opening-comma` and `OxfordComma`. */
export function ruleName(rule: string): string {
  const words = rule.replace(/[-_:.]+/g, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
