import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { Facets, Language } from '@shyrdak/sdk/contract'
import { formatNumber, formatSize } from '@shyrdak/sdk/format'
import { CachedPart } from '../page/cached-part.tsx'

/**
 * More sizes than this mean that the list mixes kinds of products. Sizes of slippers among those of rugs help
 * nobody.
 */
const MAX_SIZES = 18

interface Props {
  sizes: Facets['size']
  chosen: readonly string[]
  t: Translate<Texts['site/listing']>
  language: Language
}

/** Filters by the sizes that are in stock in the list. */
export function SizeFilter({ sizes, chosen, t, language }: Props) {
  const missing = chosen.filter((size) => !sizes.some(({ value }) => value === size))
  const shown = [...sizes, ...missing.map((value) => ({ value, count: 0 }))]
  if (shown.length > MAX_SIZES && chosen.length === 0) return null
  if (shown.length < 2 && chosen.length === 0) return null
  return (
    <CachedPart as="fieldset" className="site-filter" name="filter-size" by={[shown, chosen]}>
      <legend>{t('size')}</legend>
      <div className="site-sizes">
        {shown.map(({ value, count }) => (
          <label key={value} className="site-size" data-count={formatNumber(count, language)}>
            <input
              className="site-covering-input"
              type="checkbox"
              name="size"
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-label={`${formatSize(value, language)}, ${count}`}
            />
            {formatSize(value, language)}
          </label>
        ))}
      </div>
    </CachedPart>
  )
}
