import type { Language } from '@shyrdak/sdk/contract'
import { createI18n, type I18n, type Messages } from '@shyrdak/sdk/messages'
import { readMessages, type MessageNamespace } from './read-messages.ts'

/** Overrides for the store's texts, by namespace. Only the texts that differ are needed. */
export type OwnMessages = Readonly<Partial<Record<MessageNamespace, Messages>>>

/** Reads a namespace of the host; returns undefined for one of the store's namespaces. */
export type ReadOwnMessages = (language: Language, namespace: string) => Promise<Messages> | undefined

/** Creates an i18next instance that loads each namespace when it is first needed. */
export const createStoreI18n = (language: Language, own: OwnMessages, readOwn?: ReadOwnMessages): I18n =>
  createI18n({
    language,
    read: async (_language, namespace) =>
      replaced(await (readOwn?.(language, namespace) ?? readMessages(language, namespace)), own, namespace),
  })

/** Returns the texts of a namespace with the host's overrides applied. */
export const replaced = (texts: Messages, own: OwnMessages, namespace: string): Messages =>
  Object.hasOwn(own, namespace) ? merge(texts, own[namespace as MessageNamespace] ?? {}) : texts // checked by hasOwn

const merge = (texts: Messages, own: Messages): Messages => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(own).map(([key, value]) => {
      const ours = texts[key]
      return [key, typeof value === 'object' && typeof ours === 'object' ? merge(ours, value) : value]
    }),
  ),
})

/** Loads the namespaces that are missing. Rejects when one fails to load; a later call tries again. */
export async function loadNamespaces(i18n: I18n, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
  if (missing.length === 0) return
  await new Promise<void>((resolve, reject) => {
    // i18next's own `loadNamespaces()` does not retry a namespace that failed once.
    void i18n.reloadResources(i18n.language, missing, (errors?: readonly unknown[]) => {
      const cause = errors?.[0]
      if (cause === undefined) return resolve()
      // The cause is part of the message, so that a host can see when a file failed to load.
      const why = cause instanceof Error ? `: ${cause.message}` : ''
      reject(new Error(`loading the texts of ${missing.join(', ')} failed${why}`, { cause }))
    })
  })
}
