/** An operation of the sandbox's collection. */
export interface Example {
  name: string
  query: string
  variables?: string
}
