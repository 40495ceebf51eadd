import { textsOf } from '#platform/text/i18n.ts'
import texts from './texts.json' with { type: 'json' }

export const fileTexts = textsOf('wholesale-order-files', texts)
