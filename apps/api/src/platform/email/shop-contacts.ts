import type { Language } from '@shyrdak/sdk/contract'
import type { Settings } from '../env.ts'
import { emailTextsIn } from './email-texts.ts'

/** Where the shop is and how it is called, as far as it says so. */
export interface ShopContacts {
  address?: string | undefined
  phone?: string | undefined
}

/** A store says it by its settings; the demo's people live where its pages say. */
export function shopContacts(
  { shopAddress, shopPhone, demoData }: Pick<Settings, 'shopAddress' | 'shopPhone' | 'demoData'>,
  language: Language,
): ShopContacts {
  const t = emailTextsIn(language)
  return {
    address: shopAddress ?? (demoData ? t('demoAddress') : undefined),
    phone: shopPhone ?? (demoData ? t('demoPhone') : undefined),
  }
}
