/** Texts of the address book, from the area that shows it. */
export interface AddressTexts {
  list: string
  add: string
  edit: string
  save: string
  cancel: string
  editButton: string
  deleteButton: string
  defaultButton: string
  isDefault: string
  /** Names of the buttons for screen readers. */
  nameOf: (button: string, address: string) => string
  fields: { name: string; address: string; country: string; noCountry: string }
}
