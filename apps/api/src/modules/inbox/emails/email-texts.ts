import { textsOf } from '#platform/text/i18n.ts'
import texts from './texts.json' with { type: 'json' }

export const emailTextsIn = textsOf('inbox-emails', texts)
