/** Whose desk the demonstration data stands on: mails are sent, and chats are written, in this name. */
export const owner = { key: 'mira-valdez', name: 'Mira Valdez', email: 'mira.valdez@deskwright.example' } as const
