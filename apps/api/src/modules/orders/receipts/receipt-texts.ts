import { textsOf } from '#platform/text/i18n.ts'
import en from './locales/en.json' with { type: 'json' }
import kg from './locales/kg.json' with { type: 'json' }
import ru from './locales/ru.json' with { type: 'json' }
import { NAMESPACES, type Texts } from './locales/texts.ts'

export const receiptTexts = textsOf<Texts>(NAMESPACES, { en, ru, kg })
