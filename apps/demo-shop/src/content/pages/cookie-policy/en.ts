export const en = {
  title: 'Cookies',
  description: 'What this store keeps in your browser, what for, and how to be rid of it.',
  opening: {
    title: 'What we keep in your browser',
    text: 'Little, and nothing that follows you. No advertising, no counters of other companies, no pictures that report back. Here is all of it, by name.',
  },
  cookies: {
    title: 'Cookies',
    text: 'A cookie is a line of text that goes to our server with each page. We have two, and each stays for a year.',
    kept: [
      { title: 'shyrdak_lang', text: 'The language you chose, so that the next page is in it too.' },
      { title: 'country_iso_code', text: 'The country you chose. Prices, goods and delivery depend on it.' },
    ],
  },
  storage: {
    title: 'Your browser’s own memory',
    text: 'This stays with you and is sent to us only when you order.',
    kept: [
      { title: 'retailCartItems', text: 'Your basket, so that it is there tomorrow.' },
      { title: 'checkout', text: 'What you typed at checkout. It goes when you close the tab.' },
      { title: 'orders', text: 'The keys to your own orders, when you buy without an account.' },
      { title: 'id_token', text: 'That you are signed in. It goes when you sign out.' },
      { title: 'cookiesAccepted', text: 'That you have answered the question about cookies.' },
    ],
  },
  others: {
    title: 'Films and banks',
    text: '<p>A film on our pages is only a picture until you press it. Then YouTube’s player loads, from the address that sets no cookies before you play. The pages of the banks belong to the banks and have rules of their own.</p>',
  },
  away: {
    title: 'How to be rid of it',
    text: '<p>Delete the data of this site in your browser’s settings. The store goes on working: it asks for the language and the country again, and the basket is empty. You can also forbid cookies altogether; then each visit is like the first.</p>',
  },
  changed: 'If any of this changes, this page changes first. Last edited on 20 November 2026.',
}

export type CookiePolicyTexts = typeof en
