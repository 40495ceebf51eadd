import type { Language } from '@shyrdak/sdk/contract'
import type { Settings } from '../env.ts'
import { emailTextsIn } from './email-texts.ts'

/** The settings from which the store's contact details are built. */
export type Shop = Pick<Settings, 'publicUrl' | 'shopPhone' | 'shopAddress' | 'demoData'>

/** Address and phone number of the store, if set. */
export interface ShopContacts {
  address?: string | undefined
  phone?: string | undefined
}

/** Taken from the settings; the demo store falls back to the contact details on its demo pages. */
export function shopContacts(
  { shopAddress, shopPhone, demoData }: Omit<Shop, 'publicUrl'>,
  language: Language,
): ShopContacts {
  const t = emailTextsIn(language)
  return {
    address: shopAddress ?? (demoData ? t('demoAddress') : undefined),
    phone: shopPhone ?? (demoData ? t('demoPhone') : undefined),
  }
}

/** The lines below the seller's name on a document. */
export function sellerPlace(shop: Shop, language: Language): string {
  const { address, phone } = shopContacts(shop, language)
  return [address, phone, new URL(shop.publicUrl).host].filter((part) => part !== undefined).join('\n')
}
