import { readAllMessages } from '@shyrdak/react-store/messages/all'
import { LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { createI18n, type I18n, type Messages } from '@shyrdak/sdk/messages'
import { readSiteMessages } from './read-site-messages.ts'
import { rememberTexts } from './remember-texts.ts'
import { NAMESPACES } from './texts.ts'

async function instanceIn(language: Language): Promise<[Language, I18n]> {
  const read = async (namespace: string): Promise<[string, Messages]> => [
    namespace,
    (await readSiteMessages(language, namespace)) ?? {},
  ]
  const own = Object.fromEntries(await Promise.all(NAMESPACES.map(read)))
  const messages = { ...(await readAllMessages(language)), ...own }
  return [language, rememberTexts(createI18n({ language, messages }))]
}

const instances = new Map(await Promise.all(LANGUAGES.map(instanceIn)))

/** The one instance of a language that every page on the server shares: it knows all texts. */
export function serverI18n(language: Language): I18n {
  const found = instances.get(language)
  if (!found) throw new Error(`no texts in ${language}`)
  return found
}
