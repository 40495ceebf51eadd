import type { Country } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface CountryListProps {
  readonly countries: readonly Country[]
  /** The current country; null when none was chosen. */
  readonly current: string | null
  /** Whether the list mixes countries with and without delivery, so that those with delivery are labelled. */
  readonly isMixed?: boolean
  readonly onChoose: (code: string) => void
}

export function CountryList({ countries, current, isMixed = false, onChoose }: CountryListProps) {
  const { language } = useStore()
  const t = useMessages('country')
  return (
    <ul className="shyrdak-country-dialog-list">
      {countries.map(({ code, name, delivers }) => (
        <li key={code}>
          <button
            type="button"
            className="shyrdak-country-dialog-option"
            aria-current={code === current ? 'true' : undefined}
            onClick={() => onChoose(code)}
          >
            <span className="shyrdak-country-dialog-code" aria-hidden="true">
              {code}
            </span>
            <span>{localized(name, language)}</span>
            {isMixed && delivers ? (
              <span className="shyrdak-country-dialog-traits">{t('delivers')}</span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
