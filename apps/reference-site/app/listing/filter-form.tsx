import { Button } from '@shyrdak/blocks/parts/button'
import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import type { Language } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { groupLabel, modelLabel, techniqueLabel } from '@shyrdak/sdk/messages'
import type { ListingMessages } from '../locales/listing-messages.ts'
import { filterCount } from './listing-choice.ts'
import type { Listing } from './load-listing.ts'
import { PriceRange } from './price-range.tsx'

interface Props {
  listing: Listing
  messages: ListingMessages
  language: Language
  /** Where the form leads: the page itself, without a query. */
  action: string
  resetHref: string
}

interface Value {
  value: string | number
  count: number
}

/** The filters of a list as a form that needs no script: what is ticked goes into the address. */
export function FilterForm({
  listing: { choice, goods, colors, maxValue },
  messages,
  language,
  action,
  resetHref,
}: Props) {
  const facets = goods.facets
  const shown = (values: readonly Value[] | undefined, chosen: readonly (string | number)[]) =>
    (values ?? []).filter(({ value, count }) => count > 0 || chosen.includes(value))
  const dyes = shown(facets?.color, choice.color)

  const boxes = (name: 'group' | 'technique' | 'model', title: string, labelOf: (value: never) => string) => {
    const values = shown(facets?.[name], choice[name])
    // A single value that everything has narrows nothing.
    if (values.length === 0 || (values.length === 1 && choice[name].length === 0)) return null
    return (
      <fieldset className="site-filter">
        <legend>{title}</legend>
        {values.map(({ value, count }) => (
          <Checkbox
            key={value}
            name={name}
            value={value}
            label={labelOf(value as never)} // the facet of a name holds that name's values
            count={count}
            defaultChecked={(choice[name] as readonly (string | number)[]).includes(value)}
          />
        ))}
      </fieldset>
    )
  }

  return (
    <form className="site-filter-form" id="site-filters-form" method="get" action={action} data-filters="">
      {choice.text && <input type="hidden" name="text" value={choice.text} />}
      {boxes('group', messages.group, (value) => groupLabel(value, language))}
      {boxes('model', messages.model, (value) => modelLabel(value, language))}
      {boxes('technique', messages.technique, (value) => techniqueLabel(value, language))}
      {dyes.length > 0 && (
        <fieldset className="site-filter">
          <legend>{messages.color}</legend>
          <div className="site-dyes">
            {dyes.map(({ value, count }) => {
              const color = colors.find(({ id }) => id === value)
              if (!color) return null
              const name = localized(color.name, language)
              return (
                <label key={value} className="site-dye" title={`${name}: ${count}`}>
                  <input
                    type="checkbox"
                    name="color"
                    value={value}
                    defaultChecked={choice.color.includes(color.id)}
                  />
                  <span className="site-dye-felt" style={{ backgroundColor: color.hex }} />
                  <span className="shyrdak-hidden">{`${name}, ${count}`}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      )}
      <PriceRange choice={choice} maxValue={maxValue} messages={messages} />
      <div className="site-filter-actions">
        <Button type="submit" wide>
          {messages.showGoods}
        </Button>
        {filterCount(choice) > 0 && (
          <Button href={resetHref} tone="quiet" wide>
            {messages.reset}
          </Button>
        )}
      </div>
    </form>
  )
}
