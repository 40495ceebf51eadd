import { provideI18n } from './app/messages/messages-in.ts'
import { serverI18n } from './app/messages/server-i18n.ts'

provideI18n(serverI18n)
