/** Scalars are raw texts, everything else is in a versioned envelope. Source: spec §3, local storage keys. */
export const STORAGE_KEYS = {
  token: 'id_token',
  country: 'country_iso_code',
  language: 'shyrdak_lang',
  clientType: 'client_type',
  userId: 'user_id',
  artisan: 'artisan',
  isCraftsmanLogged: 'isCraftsmanLogged',
  cookiesAccepted: 'cookiesAccepted',
  accessGranted: 'accessGranted',
  wholesaleCart: 'cartItems',
  retailCart: 'retailCartItems',
  boughtBrands: 'bought_brands',
  reorderItems: 'reorderItems',
  /** Whose wholesale cart it is that `cartItems` holds: the `company_id` of a client. */
  cartCompany: 'cart_company',
  /** For the greeting, before anything is loaded. */
  firstName: 'first_name',
  /** Session only: the question about cookies was closed without an answer. */
  cookiesClosed: 'cookiesClosed',
  /** Session only: what undoes a change of the country. */
  countryChange: 'country_change',
  /** Session only: the checkout form and the key of its order. */
  checkout: 'checkout',
  /** Session only: unsent reviews. */
  reviewDrafts: 'reviewDrafts',
  /** Session only: unsaved changes of a workshop's page. */
  artisanDraft: 'artisanDraft',
  /** Session only: unsent messages, by their conversation. */
  chatDrafts: 'chatDrafts',
  /** Session only: where a page stood, for the next page of the same path. */
  scrollPosition: 'shyrdak_place',
  /** Session only: it was opened with a temporary password, so a new one can be set without it. */
  setsPassword: 'sets_password',
  /** Session only: cookies were set again by what storage holds. */
  cookiesRepaired: 'shyrdak_repaired',
  /** Secrets that open a guest's orders. */
  orders: 'orders',
  /** The discount code of the cart, with what the store has said of it. */
  discount: 'discount_code',
  /** Products whose pages were opened. */
  recentlyViewed: 'recentlyViewed',
  /** The wishlist: what the account is known to hold, and what was changed since. */
  wishlist: 'wishlist',
} as const

/** Those of wholesale forms, for the session: apart from the others, since no page of a shopper has to carry them. */
export const WHOLESALE_KEYS = { order: 'wholesale_order', grid: 'wholesale_grid' } as const

/** Begins the name of a window that holds a cart, where the browser stores nothing. The stored text follows. */
export const CART_IN_NAME = 'shyrdak-cart:'

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
