import { i18nOf } from '../messages/messages-in.ts'
import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { Language } from '@shyrdak/sdk/contract'
import { formatSom, formatSize, localized } from '@shyrdak/sdk/format'
import { groupLabel, modelLabel, techniqueLabel } from '@shyrdak/sdk/messages'
import {
  choiceHref,
  filterCount,
  withoutFilters,
  withoutPrice,
  withoutValue,
  withFullPrices,
  withSoldOut,
} from './listing-choice.ts'
import type { Listing } from './load-listing.ts'

interface Props {
  listing: Pick<Listing, 'choice' | 'colors' | 'goods'>
  t: Translate<Texts['site/listing']>
  language: Language
  path: string
}

/** The active filters of the list, each as a link that removes it. */
export function ActiveFilters({ listing: { choice, colors, goods }, t, language, path }: Props) {
  if (filterCount(choice) === 0) return null
  // The same format as on the product cards.
  const price =
    choice.min && choice.max
      ? t('priceBetween', { from: formatSom(choice.min), to: formatSom(choice.max) })
      : choice.min
        ? t('priceFrom', { amount: formatSom(choice.min) })
        : choice.max && t('priceTo', { amount: formatSom(choice.max) })
  const chips = [
    ...choice.group.map((value) => ({
      label: groupLabel(value, i18nOf(language)),
      next: withoutValue(choice, 'group', value),
    })),
    ...choice.model.map((value) => ({
      label: modelLabel(value, i18nOf(language)),
      next: withoutValue(choice, 'model', value),
    })),
    ...choice.technique.map((value) => ({
      label: techniqueLabel(value, i18nOf(language)),
      next: withoutValue(choice, 'technique', value),
    })),
    ...choice.color.map((value) => {
      const color = colors.find(({ id }) => id === value)
      return {
        // The id of an unknown colour would tell shoppers nothing.
        label: color ? localized(color.name, language) : t('unknownColor'),
        next: withoutValue(choice, 'color', value),
      }
    }),
    ...choice.size.map((value) => ({
      label: t('sizeOf', { size: formatSize(value, language) }),
      next: withoutValue(choice, 'size', value),
    })),
    ...choice.artisan.map((value) => {
      const maker = goods.facets?.artisan.find((one) => one.value === value)
      return {
        label: maker ? localized(maker.name, language) : t('unknownArtisan'),
        next: withoutValue(choice, 'artisan', value),
      }
    }),
    ...(choice.isInStock ? [{ label: t('inStock'), next: withSoldOut(choice) }] : []),
    ...(choice.isOnSale ? [{ label: t('onSale'), next: withFullPrices(choice) }] : []),
    ...(price ? [{ label: price, next: withoutPrice(choice) }] : []),
  ]
  return (
    <ul className="site-chips" aria-label={t('filters')}>
      {chips.map(({ label, next }) => (
        <li key={choiceHref(path, next)}>
          <a
            className="site-chip"
            href={choiceHref(path, next)}
            aria-label={t('remove', { filter: label })}
            data-preserve-scroll=""
          >
            {label}
          </a>
        </li>
      ))}
      <li>
        <a
          className="site-chip-reset"
          href={choiceHref(path, withoutFilters(choice))}
          data-preserve-scroll=""
        >
          {t('reset')}
        </a>
      </li>
    </ul>
  )
}
