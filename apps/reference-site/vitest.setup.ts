import { LANGUAGES } from '@shyrdak/sdk/contract'
import { provideI18n } from './app/messages/messages-in.ts'
import { readDeskTexts, serverI18n } from './app/messages/server-i18n.ts'

await Promise.all(LANGUAGES.map(readDeskTexts))
provideI18n(serverI18n)
