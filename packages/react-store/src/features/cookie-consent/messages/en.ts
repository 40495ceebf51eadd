import type { CookiesMessages } from './messages.ts'

export const cookies: CookiesMessages = {
  title: 'Cookies',
  text: 'We keep your language, country and basket in cookies and in the memory of your browser.',
  policy: 'Cookie policy',
  accept: 'Accept all',
  close: 'Close',
}
