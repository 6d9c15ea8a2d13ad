/** Words written apart or together. */
export const compoundRules = `
in stead>instead: _ of/END
`
