import type { Language } from '@shyrdak/sdk/contract'
import { createI18n, type I18n, type Messages } from '@shyrdak/sdk/messages'
import { readMessages, type MessageNamespace } from './read-messages.ts'

/** Texts that replace the store's own, by namespace: as much of each as differs. */
export type OwnMessages = Readonly<Partial<Record<MessageNamespace, Messages>>>

/** Reads a namespace of the host's own; undefined for one that is the store's. */
export type ReadOwnMessages = (language: Language, namespace: string) => Promise<Messages> | undefined

/** An instance that loads each namespace when it is first needed. */
export const createStoreI18n = (language: Language, own: OwnMessages, readOwn?: ReadOwnMessages): I18n =>
  createI18n({
    language,
    read: async (_language, namespace) =>
      replaced(await (readOwn?.(language, namespace) ?? readMessages(language, namespace)), own, namespace),
  })

/** The texts of a namespace with those of the host in place of ours. */
export const replaced = (texts: Messages, own: OwnMessages, namespace: string): Messages =>
  Object.hasOwn(own, namespace) ? merge(texts, own[namespace as MessageNamespace] ?? {}) : texts // hasOwn checked it

const merge = (texts: Messages, own: Messages): Messages => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const ours = texts[key]
      return [key, typeof value === 'object' && typeof ours === 'object' ? merge(ours, value) : value]
    }),
  ),
})

/** Loads the namespaces that are missing. Rejects when one does not load; a later call tries again. */
export async function loadNamespaces(i18n: I18n, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
  if (missing.length === 0) return
  await new Promise<void>((resolve, reject) => {
    // `loadNamespaces()` of i18next does not ask again for what failed once.
    void i18n.reloadResources(i18n.language, missing, (errors?: readonly unknown[]) => {
      const cause = errors?.[0]
      if (cause === undefined) return resolve()
      // A host tells by the message whether a file did not arrive.
      const why = cause instanceof Error ? `: ${cause.message}` : ''
      reject(new Error(`loading the texts of ${missing.join(', ')} failed${why}`, { cause }))
    })
  })
}
