/** Scalars are kept as raw text, the rest in a versioned envelope. Source: spec §3, local storage keys. */
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
  /** How whoever is logged in is greeted before anything is loaded. */
  firstName: 'first_name',
  /** What is typed in checkout and the key of its order: of the session only. */
  checkout: 'checkout',
  /** What is typed of reviews that are not sent yet: of the session only. */
  reviewDrafts: 'reviewDrafts',
  /** What is typed of a workshop's page and not saved yet: of the session only. */
  workshopDraft: 'workshopDraft',
  /** The secrets that open a guest's own orders. */
  orders: 'orders',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]
