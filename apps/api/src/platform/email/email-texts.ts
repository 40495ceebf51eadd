import { textsOf } from '../text/i18n.ts'
import texts from './texts.json' with { type: 'json' }

export const emailTextsIn = textsOf('platform-email', texts)
