import type { Language } from '../contract/language.ts'
import type { Messages } from './i18n.ts'
import { NAMESPACES, type Texts } from './texts.ts'

/** The namespaces of codes in a store's responses: errors, issues of fields, labels of enums. */
export const CODE_NAMESPACES = NAMESPACES
export type CodeNamespace = keyof Texts

/** Reads the texts of codes of one namespace in one language. */
export async function readCodeMessages(language: Language, namespace: CodeNamespace): Promise<Messages> {
  const { default: messages } = (await import(`./locales/${language}/${namespace}.json`, {
    with: { type: 'json' },
  })) as { default: Messages } // every file in `locales` has this type
  return messages
}

/** Reads the texts of all codes in one language, which a server passes to `createI18n` as `messages`. */
export async function readAllCodeMessages(language: Language): Promise<Record<CodeNamespace, Messages>> {
  const read = async (namespace: CodeNamespace) => [namespace, await readCodeMessages(language, namespace)]
  // The pairs cover every namespace.
  return Object.fromEntries(await Promise.all(NAMESPACES.map(read))) as Record<CodeNamespace, Messages>
}
