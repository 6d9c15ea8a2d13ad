/** Why a file cannot be read as rows, in words for who chose it. */
export class UnreadFile extends Error {}
