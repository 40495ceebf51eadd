import { readAllMessages } from '@shyrdak/react-store/messages/all'
import type { Language } from '@shyrdak/sdk/contract'
import { createI18n, type I18n, type Messages } from '@shyrdak/sdk/messages'
import { readSiteMessages } from './read-site-messages.ts'
import { rememberTexts } from './remember-texts.ts'
import { NAMESPACES } from './texts.ts'

const instances = new Map<Language, I18n>()
const readings = new Map<Language, Promise<void>>()

async function readInstance(language: Language): Promise<void> {
  const read = async (namespace: string): Promise<[string, Messages]> => [
    namespace,
    (await readSiteMessages(language, namespace)) ?? {},
  ]
  const own = Object.fromEntries(await Promise.all(NAMESPACES.map(read)))
  const messages = { ...(await readAllMessages(language)), ...own }
  instances.set(language, rememberTexts(createI18n({ language, messages })))
}

/**
 * Reads all texts of a language, once, before the first page in it is rendered: a store starts sooner, and smaller, with
 * the languages that are asked for.
 */
export function readTexts(language: Language): Promise<void> {
  const known = readings.get(language)
  if (known) return known
  const reading = readInstance(language).catch((error: unknown) => {
    readings.delete(language)
    throw error
  })
  readings.set(language, reading)
  return reading
}
export type ReadTexts = typeof readTexts

/** The one instance of a language that every page on the server shares: it knows all texts. */
export function serverI18n(language: Language): I18n {
  const found = instances.get(language)
  if (!found) throw new Error(`no texts in ${language}: readTexts() is awaited before a page is rendered`)
  return found
}
