import type { Language } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'

/** Below `/api`. Mail programs POST here; a browser's GET is redirected to the page. */
export const LEAVE_PATH = '/mailing/leave'

/** The links to unsubscribe: the page for people, and the one-click URL for mail programs (RFC 8058). */
export const unsubscribeLinks = (
  { publicUrl }: Pick<AppContext['settings'], 'publicUrl'>,
  { key, language }: { key: string; language: Language },
) => ({
  page: `${publicUrl}/${language}/unsubscribe?k=${key}`,
  onePress: `${publicUrl}/api${LEAVE_PATH}/${key}`,
})
