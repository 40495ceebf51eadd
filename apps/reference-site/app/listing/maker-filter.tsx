import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import type { Facets, Language } from '@shyrdak/sdk/contract'
import { formatNumber, localized } from '@shyrdak/sdk/format'

interface Props {
  makers: Facets['artisan']
  chosen: readonly number[]
  t: Translate<Texts['site/listing']>
  language: Language
}

/** Which workshop made the goods: one of those that made some of the list. */
export function MakerFilter({ makers, chosen, t, language }: Props) {
  if (makers.length === 0) return null
  return (
    <label className="site-filter site-maker-filter">
      <span>{t('artisan')}</span>
      <select name="artisan" defaultValue={chosen[0] ?? ''}>
        <option value="">{t('everyArtisan')}</option>
        {makers.map(({ value, name, count }) => (
          <option key={value} value={value}>
            {`${localized(name, language)} (${formatNumber(count, language)})`}
          </option>
        ))}
      </select>
    </label>
  )
}
