/** The keys that the site itself adds to those of the packages (`STORAGE_KEYS`), none of which begins with `desk_`. */
export const SITE_KEYS = {
  /** Session only: what a manager had typed into a form when the session ended, by path and form. */
  deskDraft: (path: string, form: string) => `desk_draft ${path} ${form}`,
  /** Session only: the Idempotency-Key of a record that waits for the response that it was created. */
  deskCreate: (path: string, endpoint: string) => `desk_create ${path} ${endpoint}`,
} as const
