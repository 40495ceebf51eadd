import type { ReadOwnMessages } from '@shyrdak/react-store'
import type { Messages } from '@shyrdak/sdk/messages'

/** Reads the texts of a folder of the site: `site/checkout` of `app/checkout`, `desk/orders` of `app/desk/orders`. */
export const readSiteMessages: ReadOwnMessages = (language, namespace) => {
  const [area, folder] = namespace.split('/')
  if (folder === undefined) return undefined
  return area === 'desk'
    ? messagesOf(import(`../desk/${folder}/locales/${language}.json`, { with: { type: 'json' } }))
    : messagesOf(import(`../${folder}/locales/${language}.json`, { with: { type: 'json' } }))
}

/** Every file in `locales` holds texts. */
const messagesOf = async (file: Promise<{ default: Messages }>): Promise<Messages> => (await file).default
