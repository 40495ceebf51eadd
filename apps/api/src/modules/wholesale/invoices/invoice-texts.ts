import type { Language, LocalizedText } from '@shyrdak/sdk/contract'
import { textsOf } from '#platform/text/i18n.ts'
import texts from './texts.json' with { type: 'json' }

export const invoiceTexts = textsOf('wholesale-invoices', texts)

/** A detail of an invoice line, in every language: an invoice is read in the language of its reader. */
export const inEach = (say: (language: Language) => string): LocalizedText => ({
  en: say('en'),
  ru: say('ru'),
  kg: say('kg'),
})
