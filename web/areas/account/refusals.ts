/** What the server says about accounts, by the name of its translation; anything else is shown as it came. */
export const known: Readonly<Record<string, string>> = {
  'The code is not right, or no longer good: ask for a new one': 'code',
  'Invalid email or password': 'login',
  'This is not an e-mail address such as name@example.com': 'email',
  'This e-mail has an account: sign in, or set a new password': 'taken',
  'This password is among the first that are guessed: choose another': 'common',
  'The password must not be your e-mail address': 'same',
  'This is not your present password': 'present',
  'The demonstration accounts keep their passwords, so that the next visitor can sign in': 'demo',
}
