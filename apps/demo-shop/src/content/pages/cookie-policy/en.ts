export const en = {
  title: 'Cookies',
  description: 'What this store keeps in your browser, why, and how to delete it.',
  opening: {
    title: 'What we keep in your browser',
    text: 'Very little, and nothing that tracks you. No advertising, no third-party analytics, no tracking pixels. Here is the full list.',
  },
  cookies: {
    title: 'Cookies',
    text: 'A cookie is a line of text sent to our server with each page. We use two, and each lasts for a year.',
    kept: [
      { title: 'shyrdak_lang', text: 'The language you chose.' },
      { title: 'country_iso_code', text: 'The country you chose. Prices, goods and delivery depend on it.' },
    ],
  },
  storage: {
    title: 'Your browser’s storage',
    text: 'This stays on your device and is sent to us only when you order.',
    kept: [
      { title: 'retailCartItems', text: 'Your basket, so that it is still there tomorrow.' },
      {
        title: 'retailCartItems.received',
        text: 'Which goods came here from a partner’s page, so that they are added only once.',
      },
      { title: 'wishlist', text: 'What you added to your wishlist.' },
      { title: 'discount_code', text: 'The discount code of your basket.' },
      { title: 'checkout', text: 'What you typed at checkout. Deleted when you close the tab.' },
      { title: 'orders', text: 'The keys to your own orders, when you buy without an account.' },
      { title: 'id_token', text: 'That you are logged in. Deleted when you log out.' },
      { title: 'recentlyViewed', text: 'The products you viewed last, to find them again.' },
      { title: 'cookiesAccepted', text: 'That you have answered the question about cookies.' },
    ],
  },
  others: {
    title: 'Videos and banks',
    text: '<p>A video on our pages is only a picture until you play it. Then YouTube’s player loads, in the mode that sets no cookies before you play. The banks’ pages have their own rules.</p>',
  },
  away: {
    title: 'How to delete it',
    text: '<p>Delete this site’s data in your browser’s settings. The store will still work: it will ask for your language and country again, and your basket will be empty. You can also block cookies altogether; then each visit is like the first.</p>',
  },
  changed: 'If any of this changes, this page changes first. Last edited on 20\u00a0November\u00a02026.',
}

export type CookiePolicyTexts = typeof en
