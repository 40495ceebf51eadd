import type { ReadOwnMessages } from '@shyrdak/react-store'
import { messagesOf } from './messages-of.ts'

/**
 * Loads the texts of a folder of the site: `site/checkout` from `app/checkout`, `desk/orders` from
 * `app/desk/orders`.
 */
export const readSiteMessages: ReadOwnMessages = (language, namespace) => {
  const [area, folder] = namespace.split('/')
  if (folder === undefined) return undefined
  return area === 'desk'
    ? import('./read-desk-messages.ts').then(({ readDeskMessages }) => readDeskMessages(language, folder))
    : messagesOf(import(`../${folder}/locales/${language}.json`, { with: { type: 'json' } }))
}
