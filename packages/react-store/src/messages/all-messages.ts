import type { Language } from '@shyrdak/sdk/contract'
import { createI18n, type I18n } from '@shyrdak/sdk/messages'
import { readAllMessages } from './read-messages.ts'
import { replaced, type OwnMessages } from './store-i18n.ts'

/** Reads all messages of a language, by namespace. */
export { readAllMessages } from './read-messages.ts'

/**
 * Creates an i18next instance with all texts of a language, for servers. Create it once and pass it to every
 * store of that language. `own` overrides single texts.
 *
 * @example
 * const russian = await serverI18n('ru')
 * createStore({ language: 'ru', country: 'KG', i18n: russian })
 */
export async function serverI18n(language: Language, own: OwnMessages = {}): Promise<I18n> {
  const all = await readAllMessages(language)
  return createI18n({
    language,
    messages: Object.fromEntries(
      Object.entries(all).map(([namespace, texts]) => [namespace, replaced(texts, own, namespace)]),
    ),
  })
}
