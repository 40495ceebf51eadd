import type { Language } from '@shyrdak/sdk/contract'
import type { Translate } from '@shyrdak/sdk/messages'
import type { FeatureNamespace } from '../messages/read-messages.ts'
import type { Texts } from '../messages/texts.ts'
import { i18nIn } from './a-store.ts'

/** The texts of a feature in a language, for tests. */
export const messagesIn = <N extends FeatureNamespace>(
  language: Language,
  namespace: N,
): Translate<Texts[N]> => i18nIn[language].getFixedT(language, namespace) as unknown as Translate<Texts[N]> // typed from the English texts
