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
  /** The `company_id` of the client whose wholesale cart `cartItems` holds. */
  cartCompany: 'cart_company',
  /** For the greeting, before anything is loaded. */
  firstName: 'first_name',
  /** Session only: the cookie dialog was closed without an answer. */
  cookiesClosed: 'cookiesClosed',
  /** Session only: the data to undo a change of country. */
  countryChange: 'country_change',
  /** Session only: the checkout form and the key of its order. */
  checkout: 'checkout',
  /** Session only: unsent reviews. */
  reviewDrafts: 'reviewDrafts',
  /** Session only: unsaved changes of a workshop's page. */
  artisanDraft: 'artisanDraft',
  /** Session only: unsent messages, by conversation. */
  chatDrafts: 'chatDrafts',
  /** Session only: the scroll position of a page, for the next page of the same path. */
  scrollPosition: 'shyrdak_place',
  /** Session only: the login used a temporary password, so a new one can be set without it. */
  setsPassword: 'sets_password',
  /** Session only: cookies were restored from storage. */
  cookiesRepaired: 'shyrdak_repaired',
  /** Secrets that give access to a guest's orders. */
  orders: 'orders',
  /** The discount code of the cart, as checked by the store. */
  discount: 'discount_code',
  /** Products whose pages were opened. */
  recentlyViewed: 'recentlyViewed',
  /** The wishlist: the last known items of the account, and the changes since. */
  wishlist: 'wishlist',
  /** Session only: the form of a wholesale order. */
  wholesaleOrder: 'wholesale_order',
  /** Session only: the grid of a wholesale product that was filled last. */
  wholesaleGrid: 'wholesale_grid',
  /** The list of pages with unsaved changes, and the prefix of the key of each. */
  pageDrafts: 'pageDrafts',
} as const

/** What was added to the retail cart before its code had loaded; apart, since the cart itself does not read it. */
export const PENDING_ADDS = 'pendingAdds'

/** Prefix of the name of a window that holds a cart if the browser stores nothing. The text follows. */
export const CART_IN_NAME = 'shyrdak-cart:'

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
