import { i18nOf } from '../messages/messages-in.ts'
import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import type { Language } from '@shyrdak/sdk/contract'
import { formatNumber, localized } from '@shyrdak/sdk/format'
import { groupLabel, modelLabel, techniqueLabel } from '@shyrdak/sdk/messages'
import { CachedPart } from '../page/cached-part.tsx'
import { filterCount } from './listing-choice.ts'
import type { Listing } from './load-listing.ts'
import { ArtisanFilter } from './artisan-filter.tsx'
import { FacetBoxes, shownFacets } from './facet-boxes.tsx'
import { SizeFilter } from './size-filter.tsx'
import { PriceRange } from './price-range.tsx'

interface Props {
  listing: Listing
  t: Translate<Texts['site/listing']>
  language: Language
  /** The form's target: the page itself, without a query. */
  action: string
  resetHref: string
}

/** The filters of a list as a form that works without scripts: the chosen values end up in the query. */
export function FilterForm({
  listing: { choice, goods, colors, maxValue },
  t,
  language,
  action,
  resetHref,
}: Props) {
  const { facets } = goods
  const i18n = i18nOf(language)
  const dyes = shownFacets(facets?.color, choice.color).filter(({ value }) =>
    colors.some(({ id }) => id === value),
  )
  return (
    <form className="site-filter-form" id="site-filters-form" method="get" action={action} data-filters="">
      {choice.text && <input type="hidden" name="text" value={choice.text} />}
      <FacetBoxes
        name="group"
        title={t('group')}
        facets={facets?.group}
        chosen={choice.group}
        labelOf={(value) => groupLabel(value, i18n)}
      />
      <FacetBoxes
        name="model"
        title={t('model')}
        facets={facets?.model}
        chosen={choice.model}
        labelOf={(value) => modelLabel(value, i18n)}
      />
      <FacetBoxes
        name="technique"
        title={t('technique')}
        facets={facets?.technique}
        chosen={choice.technique}
        labelOf={(value) => techniqueLabel(value, i18n)}
      />
      {dyes.length > 0 && (
        <CachedPart
          as="fieldset"
          className="site-filter"
          name="filter-color"
          by={[dyes, choice.color]}
          from={colors}
        >
          <legend>{t('color')}</legend>
          <div className="site-dyes">
            {dyes.map(({ value, count }) => {
              const color = colors.find(({ id }) => id === value)
              if (!color) return null
              const name = localized(color.name, language)
              return (
                <input
                  key={value}
                  className="site-dye"
                  type="checkbox"
                  name="color"
                  value={value}
                  defaultChecked={choice.color.includes(color.id)}
                  aria-label={`${name}, ${count}`}
                  title={`${name}: ${count}`}
                  data-count={formatNumber(count, language)}
                  style={{ color: color.hex }}
                />
              )
            })}
          </div>
        </CachedPart>
      )}
      <SizeFilter sizes={facets?.size ?? []} chosen={choice.size} t={t} language={language} />
      <ArtisanFilter artisans={facets?.artisan ?? []} chosen={choice.artisan} t={t} language={language} />
      <PriceRange choice={choice} maxValue={maxValue} t={t} />
      <Checkbox name="on_sale" value="true" label={t('onSale')} defaultChecked={choice.isOnSale} />
      <Checkbox name="in_stock" value="true" label={t('inStock')} defaultChecked={choice.isInStock} />
      <div className="site-filter-actions">
        <Button
          type="submit"
          wide
          data-show={goods.total > 0 ? t('show', { count: goods.total }) : t('showNothing')}
        >
          {t('showGoods')}
        </Button>
        {filterCount(choice) > 0 && (
          <Button href={resetHref} tone="quiet" wide>
            {t('reset')}
          </Button>
        )}
      </div>
    </form>
  )
}
