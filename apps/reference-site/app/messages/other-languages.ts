import type { Language } from '@shyrdak/sdk/contract'
import { createI18n, readAllCodeMessages, type Messages } from '@shyrdak/sdk/messages'
import { addOtherI18n, type SiteNamespace } from './messages-in.ts'
import { readSiteMessages } from './read-site-messages.ts'

/**
 * Loads texts in another language than the document's, for printing documents for people who read that
 * language.
 */
export async function readOtherLanguage(
  language: Language,
  namespaces: readonly SiteNamespace[],
): Promise<void> {
  const [codes, own] = await Promise.all([
    readAllCodeMessages(language),
    Promise.all(
      namespaces.map(async (namespace): Promise<[string, Messages]> => [
        namespace,
        (await readSiteMessages(language, namespace)) ?? {},
      ]),
    ),
  ])
  addOtherI18n(language, createI18n({ language, messages: { ...codes, ...Object.fromEntries(own) } }))
}
