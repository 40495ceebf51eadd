import type { Language } from '@shyrdak/sdk/contract'
import type { Settings } from '../env.ts'
import { emailTextsIn } from './email-texts.ts'

/** Where readers find the store. */
export type Shop = Pick<Settings, 'publicUrl' | 'shopPhone' | 'shopAddress' | 'demoData'>

/** Where the shop is and how it is called, as far as it says so. */
export interface ShopContacts {
  address?: string | undefined
  phone?: string | undefined
}

/** A store says it by its settings, or not at all; the demo's people live where its pages say. */
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

/** What stands below the seller's name on a document. */
export function sellerPlace(shop: Shop, language: Language): string {
  const { address, phone } = shopContacts(shop, language)
  return [address, phone, new URL(shop.publicUrl).host].filter((part) => part !== undefined).join('\n')
}
