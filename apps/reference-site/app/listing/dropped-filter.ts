import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { ListingChoice } from './listing-choice.ts'

/** Returns the label of the filter that `choice` has and `wider` does not. */
export function droppedFilter(
  choice: ListingChoice,
  wider: ListingChoice,
  t: Translate<Texts['site/listing']>,
): string {
  for (const name of ['group', 'technique', 'model', 'color', 'size', 'artisan'] as const)
    if (choice[name].length > 0 && wider[name].length === 0) return t(name)
  if (choice.isInStock && !wider.isInStock) return t('inStock')
  if (choice.isOnSale && !wider.isOnSale) return t('onSale')
  return t('anyPrice')
}
