import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { DEFAULT_COUNTRY } from '@shyrdak/sdk/contract'

interface Props {
  t: Translate<Texts['site/shell']>
  /** Explains what the default country implies. */
  text: string
  /** The address to return to. */
  path: string
}

/**
 * The country prompt of a first visit: a bar above the page that covers nothing. Choosing opens the plain
 * form, which also offers to use the location. Closing keeps the default country and confirms that once;
 * without JavaScript it only keeps it. Source: spec §2, global screens.
 */
export function CountryPrompt({ t, text, path }: Props) {
  return (
    <section className="site-country-prompt" aria-label={t('country')} data-country-prompt="">
      <p role="status" data-country-kept={t('countryKept')}>
        {text}
      </p>
      <button type="button" className="site-link-button" popoverTarget="site-preferences">
        {t('changeCountry')}
      </button>
      <form method="post" action="/preferences">
        <input type="hidden" name="return" value={path} />
        <button
          type="submit"
          name="country"
          value={DEFAULT_COUNTRY}
          className="site-icon-button"
          aria-label={t('close')}
          data-country-ask="close"
        >
          <Icon name="close" />
        </button>
      </form>
    </section>
  )
}
