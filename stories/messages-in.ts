import type { Texts } from '@shyrdak/react-store'
import { serverI18n } from '@shyrdak/react-store/messages/all'
import type { Language } from '@shyrdak/sdk/contract'
import type { I18n, Translate } from '@shyrdak/sdk/messages'

/** Instances of i18next with all texts loaded. */
export const i18nIn: Readonly<Record<Language, I18n>> = {
  en: await serverI18n('en'),
  ru: await serverI18n('ru'),
  kg: await serverI18n('kg'),
}

/** The texts of a feature in a language. */
export const messagesIn = <N extends keyof Texts>(language: Language, namespace: N): Translate<Texts[N]> =>
  i18nIn[language].getFixedT(language, namespace) as unknown as Translate<Texts[N]> // typed from the English texts
