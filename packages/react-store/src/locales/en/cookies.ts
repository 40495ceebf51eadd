import type { CookiesWords } from '../words/cookies-words.ts'

export const cookies: CookiesWords = {
  title: 'Cookies',
  text: 'We keep your language, country and basket in cookies and in the memory of your browser.',
  policy: 'Cookie policy',
  accept: 'Accept all',
  close: 'Close',
}
