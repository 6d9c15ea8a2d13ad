/** Address of the GraphQL API. */
export const endpoint = new URL(`${import.meta.env.VITE_SECOND_SERVER_URL ?? ''}/graphql`, location.origin)
