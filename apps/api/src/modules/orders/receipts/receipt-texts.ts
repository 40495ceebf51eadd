import { textsOf } from '#platform/text/i18n.ts'
import texts from './texts.json' with { type: 'json' }

export const receiptTexts = textsOf('orders-receipts', texts)
