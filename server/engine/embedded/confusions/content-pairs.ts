/** Content words. */
export const contentPairs = `
berried>buried: BE _
`
