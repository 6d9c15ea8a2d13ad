/** Key of the document that was previewed last in this tab; the editor gives it the focus back. */
export const previewed = 'previewed'
