export const en = {
  title: 'Cookies',
  description: 'What this store keeps in your browser, what for, and how to be rid of it.',
  opening: {
    title: 'What we keep in your browser',
    text: 'Little, and nothing that follows you. No advertising, no counters of other companies, no pictures that report back. Here is all of it, by name.',
  },
  cookies: {
    title: 'Cookies',
    text: `<p>A cookie is a line of text that goes to our server with each page. We have two, and each stays for a year.</p>
<table><thead><tr><th scope="col">Name</th><th scope="col">What it is for</th></tr></thead><tbody>
<tr><td><code>shyrdak_lang</code></td><td>The language you chose, so that the next page is in it too.</td></tr>
<tr><td><code>country_iso_code</code></td><td>The country you chose. Prices, goods and delivery depend on it.</td></tr>
</tbody></table>`,
  },
  storage: {
    title: 'Your browser’s own memory',
    text: `<p>This stays with you and is sent to us only when you order.</p>
<table><thead><tr><th scope="col">Name</th><th scope="col">What it is for</th></tr></thead><tbody>
<tr><td><code>retailCartItems</code></td><td>Your basket, so that it is there tomorrow.</td></tr>
<tr><td><code>checkout</code></td><td>What you typed at checkout. It goes when you close the tab.</td></tr>
<tr><td><code>orders</code></td><td>The keys to your own orders, when you buy without an account.</td></tr>
<tr><td><code>id_token</code></td><td>That you are signed in. It goes when you sign out.</td></tr>
<tr><td><code>cookiesAccepted</code></td><td>That you have answered the question about cookies.</td></tr>
</tbody></table>`,
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
