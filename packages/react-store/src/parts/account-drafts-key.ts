/**
 * Session only: the prefix of the keys of unsaved forms of an account, by person and form. Apart from `STORAGE_KEYS`,
 * which every page loads.
 */
export const ACCOUNT_DRAFTS = 'account_draft'
