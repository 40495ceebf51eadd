import type { Language } from '@shyrdak/sdk/contract'
import type { Messages } from '@shyrdak/sdk/messages'
import { messagesOf } from './messages-of.ts'

/**
 * Loads the texts of a folder of the desk. In a separate module, because it names all text files of the desk,
 * which shoppers never need.
 */
export const readDeskMessages = (language: Language, folder: string): Promise<Messages> =>
  messagesOf(import(`../desk/${folder}/locales/${language}.json`, { with: { type: 'json' } }))
