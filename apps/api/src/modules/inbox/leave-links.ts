import type { Language } from '@shyrdak/sdk/contract'
import type { AppContext } from '#platform/context.ts'

/** Below `/api`: mail programs post here, and open it for people. */
export const LEAVE_PATH = '/mailing/leave'

/** By which a subscriber leaves the list: the page for people, and the address that mail programs post to (RFC 8058). */
export const leaveLinks = (
  { publicUrl }: Pick<AppContext['settings'], 'publicUrl'>,
  { key, language }: { key: string; language: Language },
) => ({
  page: `${publicUrl}/${language}/unsubscribe?k=${key}`,
  onePress: `${publicUrl}/api${LEAVE_PATH}/${key}`,
})
