import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { createI18n, type I18n, type Messages } from '@shyrdak/sdk/messages'
import { readAllMessages, type MessageNamespace } from './read-messages.ts'
import { replaced, type OwnMessages } from './store-i18n.ts'

type AllMessages = Readonly<Record<MessageNamespace, Messages>>

const read = async (language: Language) => [language, await readAllMessages(language)]
const all = Object.fromEntries(await Promise.all(LANGUAGES.map(read))) as Record<Language, AllMessages> // one a language

/** All messages of a language by namespace. */
export const allMessages = (language: Language): AllMessages => all[language]

/**
 * An instance that knows all texts of a language, for servers: made once and given to every store of that language.
 *
 * @example
 * const russian = serverI18n('ru')
 * createStore({ language: 'ru', country: 'KG', i18n: russian })
 */
export const serverI18n = (language: Language, own: OwnMessages = {}): I18n =>
  createI18n({
    language,
    messages: Object.fromEntries(
      Object.entries(all[language]).map(([namespace, texts]) => [namespace, replaced(texts, own, namespace)]),
    ),
  })
