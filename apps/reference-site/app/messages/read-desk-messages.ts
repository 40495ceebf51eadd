import type { Language } from '@shyrdak/sdk/contract'
import type { Messages } from '@shyrdak/sdk/messages'
import { messagesOf } from './messages-of.ts'

/** Reads the texts of a folder of the desk. Apart, for it names every file of texts there, which shoppers never ask for. */
export const readDeskMessages = (language: Language, folder: string): Promise<Messages> =>
  messagesOf(import(`../desk/${folder}/locales/${language}.json`, { with: { type: 'json' } }))
