/** Words that writers mistake for each other, which the words around tell apart. */

const lists = `
its it's|your you're|their there they're|whose who's|then than|to too|lose loose|losing loosing|are our|affect effect|affects effects|accept except|advice advise|hear here|no know|knew new|buy by|weather whether|quite quiet|passed past|threw through|were where we're|of off|peace piece|principal principle|right write|week weak|would wood|see sea|meet meat|whole hole|site sight|fair fare|some sum|for four|role roll|plain plane|waist waste|loss lost|choose chose|life live|breath breathe|belief believe|think thing|thinks things|form from|dairy diary|desert dessert|through though thought|hour our|price prize|lead led|bear bare|though tough|now know|personal personnel|safe save|cloth clothes|raise rise|raised rose|lay lie|fell felt|fill feel|reach rich|prove proof|choice choose|marry merry|sell sale|when went
`

export const contextSets: readonly (readonly string[])[] = lists
  .trim()
  .split('|')
  .map(set => set.split(' '))

/** Common words that nobody writes for the rarer one: only the reverse is a slip. */
export const neverSlips: ReadonlySet<string> = new Set('know now for by of would some from which right for'.split(' '))
