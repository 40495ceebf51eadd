import type { Language } from '@shyrdak/sdk/contract'
import { messagesIn } from '../messages/messages-in.ts'
import { DESK_HOME, DESK_PROFILE, sectionAt } from './desk-menu.ts'
import { listTitle } from './list/list-context.ts'

/** The title of a desk page until its content is loaded: that of the list it belongs to. */
export function deskTitle(language: Language, path: string): string {
  const t = messagesIn(language, 'site/desk')
  if (path === DESK_HOME) return t('today')
  if (path === DESK_PROFILE) return t('profile')
  const section = sectionAt(path)
  return section ? listTitle(language, `desk/${section}`) : t('desk')
}
