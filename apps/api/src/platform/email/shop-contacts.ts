import type { Language } from '@shyrdak/sdk/contract'
import type { Settings } from '../env.ts'
import { emailTextsIn } from './email-texts.ts'

/** Where readers find the store. */
export type Shop = Pick<Settings, 'publicUrl' | 'shopPhone' | 'shopAddress' | 'demoData'>

/** The demo's people live where its pages say; a store says it by its settings, or not at all. */
export function shopContacts(shop: Shop, language: Language) {
  const t = emailTextsIn(language)
  return {
    address: shop.shopAddress ?? (shop.demoData ? t('demoAddress') : undefined),
    phone: shop.shopPhone ?? (shop.demoData ? t('demoPhone') : undefined),
  }
}

/** What stands below the seller's name on a document. */
export function sellerPlace(shop: Shop, language: Language): string {
  const { address, phone } = shopContacts(shop, language)
  return [address, phone, new URL(shop.publicUrl).host].filter((part) => part !== undefined).join('\n')
}
