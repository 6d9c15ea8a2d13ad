/** Where the money goes; the same for every invoice of the demonstration. */
export const paymentDetails = {
  totalDue: '$12,110.55',
  bankName: 'Harbour and Vale Bank',
  country: 'Estonia',
  iban: 'EE382200221020145685',
  swiftCode: 'HAVAEE2X',
}
