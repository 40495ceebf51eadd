import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { useMessages } from '@shyrdak/react-store'
import { DEFAULT_COUNTRY } from '@shyrdak/sdk/contract'

/**
 * The country question of a first visit, rendered with the document. Choosing opens the plain form; the widget's dialog is
 * loaded only for sharing a location or closing. Without JavaScript, closing leaves the default country.
 */
export function CountryPrompt({ path }: { path: string }) {
  const t = useMessages('country')
  return (
    <section
      className="site-country-prompt"
      role="dialog"
      aria-labelledby="site-country-prompt-title"
      data-country-prompt
    >
      <h2 id="site-country-prompt-title">{t('title')}</h2>
      <p>{t('intro')}</p>
      <div className="site-country-prompt-ways">
        <Button data-country-ask="locate">
          <Icon name="pin" />
          {t('useLocation')}
        </Button>
        <Button tone="secondary" popoverTarget="site-preferences">
          {t('warningBack')}
        </Button>
      </div>
      <form method="post" action="/preferences">
        <input type="hidden" name="return" value={path} />
        <button
          type="submit"
          name="country"
          value={DEFAULT_COUNTRY}
          className="site-icon-button site-country-prompt-close"
          aria-label={t('close')}
          data-country-ask="close"
        >
          <Icon name="close" />
        </button>
      </form>
    </section>
  )
}
