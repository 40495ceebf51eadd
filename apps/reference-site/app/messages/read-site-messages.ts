import type { ReadOwnMessages } from '@shyrdak/react-store'
import { messagesOf } from './messages-of.ts'

/** Reads the texts of a folder of the site: `site/checkout` of `app/checkout`, `desk/orders` of `app/desk/orders`. */
export const readSiteMessages: ReadOwnMessages = (language, namespace) => {
  const [area, folder] = namespace.split('/')
  if (folder === undefined) return undefined
  return area === 'desk'
    ? import('./read-desk-messages.ts').then(({ readDeskMessages }) => readDeskMessages(language, folder))
    : messagesOf(import(`../${folder}/locales/${language}.json`, { with: { type: 'json' } }))
}
