import { readAllMessages } from '@shyrdak/react-store/messages/all'
import type { Language } from '@shyrdak/sdk/contract'
import { createI18n, type I18n, type Messages } from '@shyrdak/sdk/messages'
import type { SiteNamespace } from './messages-in.ts'
import { readSiteMessages } from './read-site-messages.ts'
import { rememberTexts } from './remember-texts.ts'
import { NAMESPACES } from './texts.ts'

const isOfDesk = (namespace: SiteNamespace) => namespace.startsWith('desk/')
const OF_DESK = NAMESPACES.filter(isOfDesk)
const OF_SHOP = NAMESPACES.filter((namespace) => !isOfDesk(namespace))

const instances = new Map<Language, I18n>()
const readings = new Map<string, Promise<void>>()

const read = (language: Language, namespaces: readonly SiteNamespace[]) =>
  Promise.all(
    namespaces.map(async (namespace): Promise<[string, Messages]> => [
      namespace,
      (await readSiteMessages(language, namespace)) ?? {},
    ]),
  )

/** Shares one load between concurrent callers. */
function once(what: string, readIt: () => Promise<void>): Promise<void> {
  const known = readings.get(what)
  if (known) return known
  const reading = readIt().catch((error: unknown) => {
    readings.delete(what)
    throw error
  })
  readings.set(what, reading)
  return reading
}

/**
 * Loads all texts of a language except those of the desk, once, before the first page in it is rendered.
 * Loading on demand makes the store start faster and use less memory.
 */
export const readTexts = (language: Language): Promise<void> =>
  once(language, async () => {
    const messages = {
      ...(await readAllMessages(language)),
      ...Object.fromEntries(await read(language, OF_SHOP)),
    }
    instances.set(language, rememberTexts(createI18n({ language, messages })))
  })
export type ReadTexts = typeof readTexts

/** Loads the texts of the desk as well, before its first page in a language is rendered. */
export const readDeskTexts: ReadTexts = (language) =>
  once(`desk ${language}`, async () => {
    const [texts] = await Promise.all([read(language, OF_DESK), readTexts(language)])
    for (const [namespace, messages] of texts)
      serverI18n(language).addResourceBundle(language, namespace, messages)
  })

/**
 * The instance of a language that all pages on the server share.
 * @throws when its texts are not loaded yet
 */
export function serverI18n(language: Language): I18n {
  const found = instances.get(language)
  if (!found) throw new Error(`no texts in ${language}: readTexts() is awaited before a page is rendered`)
  return found
}
