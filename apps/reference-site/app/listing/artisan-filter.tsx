import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { Facets, Language } from '@shyrdak/sdk/contract'
import { formatNumber, localized } from '@shyrdak/sdk/format'
import { CachedPart } from '../page/cached-part.tsx'

interface Props {
  artisans: Facets['artisan']
  chosen: readonly number[]
  t: Translate<Texts['site/listing']>
  language: Language
}

/** Filters by artisan. Offers only artisans with products in the list. */
export function ArtisanFilter({ artisans, chosen, t, language }: Props) {
  if (artisans.length === 0) return null
  return (
    <CachedPart
      as="label"
      className="site-filter site-artisan-filter"
      name="filter-artisan"
      by={[artisans, chosen]}
    >
      {t('artisan')}
      <select name="artisan" defaultValue={chosen[0] ?? ''}>
        <option value="">{t('everyArtisan')}</option>
        {artisans.map(({ value, name, count }) => (
          <option key={value} value={value}>
            {`${localized(name, language)} (${formatNumber(count, language)})`}
          </option>
        ))}
      </select>
    </CachedPart>
  )
}
