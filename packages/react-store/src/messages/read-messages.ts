import type { Language } from '@shyrdak/sdk/contract'
import { CODE_NAMESPACES, readCodeMessages, type CodeNamespace, type Messages } from '@shyrdak/sdk/messages'
import { importTexts } from './import-texts.ts'
import { NAMESPACES as FEATURES, type Texts as FeatureTexts } from './texts.ts'

export type FeatureNamespace = keyof FeatureTexts
/** A namespace that can be loaded: the texts of a feature, or the labels of codes. */
export type MessageNamespace = FeatureNamespace | CodeNamespace

const CODES: ReadonlySet<string> = new Set(CODE_NAMESPACES)
const isCodes = (namespace: string): namespace is CodeNamespace => CODES.has(namespace)

/** Reads a namespace in one language. Each is a file of its own, so a page loads only the texts it needs. */
export async function readMessages(language: Language, namespace: string): Promise<Messages> {
  if (isCodes(namespace)) return readCodeMessages(language, namespace)
  return (await importTexts(namespace, language)).default
}

/** Reads all namespaces of a language. */
export async function readAllMessages(
  language: Language,
): Promise<Readonly<Record<MessageNamespace, Messages>>> {
  const read = async (namespace: MessageNamespace) => [namespace, await readMessages(language, namespace)]
  const pairs = await Promise.all([...FEATURES, ...CODE_NAMESPACES].map(read))
  return Object.fromEntries(pairs) as Record<MessageNamespace, Messages> // the pairs cover every namespace
}
