/** Replies of the store, by the review's title. */
export const replies: Record<string, string> = {
  'Good seat, poor instructions':
    'Thank you for telling us which drawings are wrong. The leaflet has been drawn anew, and we have sent you the new one by e-mail.',
  'One size smaller than told': 'You were right, and the table of sizes on the page of the product is now one size larger.',
  'Nice sound, short breath':
    'Nine hours are meant at half the volume, and the box should have said so. If yours lasts for less than that, we will exchange it.',
  'Left side went silent':
    'We are glad that the replacement was quick. It has a new guarantee of two years, which starts with its delivery.',
  'Arrived broken': 'This should not have left our house. Your money went back on the day the camera reached us.',
  'Loses five minutes a week':
    'A clock like this may lose ten seconds a week, not more. Please send it to us, and we will adjust it free of charge.',
  'Rust after a month':
    'A new one is on its way to you. Please keep the old one for the driver, because we would like to see what went wrong.',
}
