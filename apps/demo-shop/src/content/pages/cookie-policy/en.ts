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
    text: 'This stays on your device. What you order, write or log in with is sent to us when you do so.',
    kept: [
      { title: 'retailCartItems', text: 'Your basket, so that it is still there tomorrow.' },
      {
        title: 'pendingAdds',
        text: 'What you added before your basket had loaded. Deleted once it is in there.',
      },
      {
        title: 'retailCartItems.received',
        text: 'Which goods came here from a partner’s page, so that they are added only once.',
      },
      { title: 'wishlist', text: 'What you added to your wishlist.' },
      { title: 'discount_code', text: 'The discount code of your basket.' },
      { title: 'checkout', text: 'What you typed at checkout. Deleted when you close the tab.' },
      { title: 'orders', text: 'The keys to your own orders, when you buy without an account.' },
      {
        title: 'id_token, client_type, user_id, first_name',
        text: 'That you are logged in, and your first name for the greeting. Deleted when you log out.',
      },
      { title: 'recentlyViewed', text: 'The products you viewed last, to find them again.' },
      {
        title: 'cookiesAccepted, cookiesClosed',
        text: 'That you have answered the question about cookies, or closed it.',
      },
      {
        title: 'shyrdak_lang, country_iso_code, shyrdak_repaired',
        text: 'The two choices above once more, in case the cookies are lost.',
      },
      {
        title: 'artisan, isCraftsmanLogged',
        text: 'That a craftsman is logged in, and the name of the workshop. Deleted at logout.',
      },
      {
        title: 'cartItems, cart_company, bought_brands, reorderItems',
        text: 'The basket of a wholesale client, whose it is, the kits bought for it, and an order to be repeated.',
      },
      {
        title: 'chatDrafts, reviewDrafts, artisanDraft, account_draft, wholesale_order, wholesale_grid',
        text: 'What you have typed and not sent yet: messages, reviews, your details, goods you propose and wholesale orders. Deleted when you close the tab.',
      },
      {
        title: 'shyrdak_place, country_change, sets_password',
        text: 'Notes for the next page: your place on it, how to undo a change of country, that a new password is due. Deleted when you close the tab.',
      },
      {
        title: 'accessGranted',
        text: 'That you have entered the password of a store that is not open to everybody yet.',
      },
      { title: 'pageDrafts', text: 'What our staff have changed on a page and not saved yet.' },
      {
        title: 'desk_draft',
        text: 'What our staff had typed at the desk when their login ended. Deleted when they see it again, or when they close the tab.',
      },
      {
        title: 'desk_create',
        text: 'A number for what our staff are creating, until the store says that it was created: so that nothing is created twice. Deleted when they close the tab.',
      },
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
  changed: 'If any of this changes, this page changes first. Last edited on 27\u00a0November\u00a02026.',
}

export type CookiePolicyTexts = typeof en
