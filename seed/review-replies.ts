/** Replies of the store, by the review's title. */
export const replies: Record<string, string> = {
  'Good seat, poor instructions':
    'Thank you for telling us which drawings are wrong. We’ve corrected the instructions and emailed you the new version.',
  'Runs a size small': 'You’re right. We’ve updated the size chart on the product page to recommend one size up.',
  'Nice sound, short battery life':
    'Nine hours is at half volume, and the box should say so. If yours lasts less than that, we’ll replace it.',
  'Left side went silent': 'We’re glad the replacement arrived quickly. It comes with a new two-year warranty from the date of delivery.',
  'Arrived broken': 'This should never have left our warehouse. We refunded you on the day we received the camera.',
  'Loses five minutes a week':
    'This clock should lose no more than ten seconds a week. Please send it to us, and we’ll adjust it free of charge.',
  'Rust after a month': 'A new one is on its way. Please give the old one to the driver, because we’d like to find out what went wrong.',
}
