/** Thrown for a file that cannot be parsed; the message is shown. */
export class UnreadFile extends Error {}
