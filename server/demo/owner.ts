/** The owner of the demo data, in whose name emails and chat messages are sent. */
export const owner = { key: 'mira-valdez', name: 'Mira Valdez', email: 'mira.valdez@deskwright.example' } as const
