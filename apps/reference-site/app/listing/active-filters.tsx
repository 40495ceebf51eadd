import { Icon } from '@shyrdak/blocks/parts/icon'
import type { Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { groupLabel, modelLabel, techniqueLabel } from '@shyrdak/sdk/messages'
import type { ListingMessages } from '../locales/listing-messages.ts'
import {
  choiceHref,
  filterCount,
  plainSom,
  withoutFilters,
  withoutPrice,
  withoutValue,
} from './listing-choice.ts'
import type { Listing } from './load-listing.ts'

interface Props {
  listing: Pick<Listing, 'choice' | 'colors'>
  messages: ListingMessages
  language: Language
  path: string
}

/** What the list is narrowed to, each with a link that takes it away. */
export function ActiveFilters({ listing: { choice, colors }, messages, language, path }: Props) {
  if (filterCount(choice) === 0) return null
  const price = [
    choice.min && messages.priceFrom(plainSom(choice.min)),
    choice.max && messages.priceTo(plainSom(choice.max)),
  ]
    .filter(Boolean)
    .join(' ')
  const chips = [
    ...choice.group.map((value) => ({
      label: groupLabel(value, language),
      next: withoutValue(choice, 'group', value),
    })),
    ...choice.model.map((value) => ({
      label: modelLabel(value, language),
      next: withoutValue(choice, 'model', value),
    })),
    ...choice.technique.map((value) => ({
      label: techniqueLabel(value, language),
      next: withoutValue(choice, 'technique', value),
    })),
    ...choice.color.map((value) => {
      const color = colors.find(({ id }) => id === value)
      return {
        label: color ? localized(color.name, language) : `${messages.color} ${value}`,
        next: withoutValue(choice, 'color', value),
      }
    }),
    ...(price ? [{ label: price, next: withoutPrice(choice) }] : []),
  ]
  return (
    <ul className="site-chips" aria-label={messages.filters}>
      {chips.map(({ label, next }) => (
        <li key={label}>
          <a className="site-chip" href={choiceHref(path, next)} data-keep-place="">
            <span className="shyrdak-hidden">{messages.remove('')}</span>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="site-chip-reset" href={choiceHref(path, withoutFilters(choice))} data-keep-place="">
          {messages.reset}
        </a>
      </li>
    </ul>
  )
}
