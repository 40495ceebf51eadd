import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Button } from '@shyrdak/blocks/parts/button'
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { CachedPart } from '../page/cached-part.tsx'
import type { ShellContent } from './load-shell.ts'
import { Popup } from './popup.tsx'

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', kg: 'Кыргызча' }

interface Props {
  t: Translate<Texts['site/shell']>
  language: Language
  country: string
  countries: ShellContent['countries']
  /** The address to return to. */
  path: string
  /**
   * Whether the form stays inside `<noscript>` until it is opened: its countries are more elements than the
   * rest of the frame.
   */
  isLate?: boolean
}

/** Language and country: a plain form. The server responds with cookies and a redirect to the same page. */
export function Preferences({ t, language, country, countries, path, isLate = false }: Props) {
  const form = (
    <form method="post" action="/preferences" className="site-preferences-form" id="site-preferences-form">
      <input type="hidden" name="return" value={path} />
      <fieldset className="site-languages">
        <legend>{t('language')}</legend>
        {LANGUAGES.map((code) => (
          <label key={code} className="site-language" lang={LANGUAGE_TAGS[code]}>
            <input
              className="site-covering-input"
              type="radio"
              name="language"
              value={code}
              defaultChecked={code === language}
            />
            <span>{LANGUAGE_NAMES[code]}</span>
          </label>
        ))}
      </fieldset>
      <CachedPart as="label" className="site-country" name="countries" by={[]} from={countries}>
        <span>{t('country')}</span>
        <select name="country" defaultValue={country}>
          <CountryOptions
            heading={t('deliverToTitle')}
            countries={countries.filter(({ delivers }) => delivers)}
          />
          <CountryOptions
            heading={t('otherCountries')}
            countries={countries.filter(({ delivers }) => !delivers)}
          />
        </select>
      </CachedPart>
      <button type="button" className="site-link-button site-preferences-locate" data-country-ask="locate">
        <Icon name="pin" />
        {t('useLocation')}
      </button>
      <p className="site-preferences-note">{t('deliverTo')}</p>
      <Button type="submit" wide>
        {t('save')}
      </Button>
    </form>
  )
  return (
    <Popup
      id="site-preferences"
      title={t('preferences')}
      closeLabel={t('close')}
      className="site-preferences"
    >
      {isLate ? <noscript>{form}</noscript> : form}
    </Popup>
  )
}

function CountryOptions({ heading, countries }: { heading: string; countries: Props['countries'] }) {
  return (
    <optgroup label={heading}>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
