import type { Language } from '@shyrdak/sdk/contract'
import { textsOf } from '../text/i18n.ts'
import en from './locales/en.json' with { type: 'json' }
import kg from './locales/kg.json' with { type: 'json' }
import ru from './locales/ru.json' with { type: 'json' }
import { NAMESPACES, type Texts } from './locales/texts.ts'

const textsIn = textsOf<Texts>(NAMESPACES, { en, ru, kg })

/** How an email begins, with its reader's name where the store knows it. */
export const greetingIn = (language: Language, name?: string): string =>
  name === undefined ? textsIn(language)('greetingWithoutName') : textsIn(language)('greeting', { name })
