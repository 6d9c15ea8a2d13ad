/** A stored file, as `File` in GraphQL and in REST. */
export interface AttachedFile {
  id: string
  name: string
  /** By content, such as `image/png`. */
  type: string
  /** In bytes. */
  size: number
}
