import { messagesIn } from '../messages/messages-in.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { PageContext } from '../page/page-context.ts'
import { LANGUAGE_NAMES } from './preferences.tsx'
import { Wordmark } from './wordmark.tsx'

/**
 * The header of the checkout: the store's name, the language and a link back to the cart, without any
 * navigation.
 */
export function CheckoutHeader({ pageContext }: { pageContext: PageContext }) {
  const { language, prefix } = pageContext
  const t = messagesIn(language, 'site/shell')
  return (
    <header className="site-header">
      <div className="site-bar-light">
        <Wordmark href={`${prefix}/`} label={t('home')} />
        <button
          type="button"
          className="site-tool"
          popoverTarget="site-preferences"
          aria-label={`${t('preferences')}: ${LANGUAGE_NAMES[language]}`}
        >
          <Icon name="globe" />
          <span className="site-tool-text" aria-hidden="true">
            {LANGUAGE_NAMES[language]}
          </span>
        </button>
        <a className="site-tool" href={`${prefix}/order/basket`}>
          <Icon name="cart" />
          <span className="site-tool-text">{t('backToCart')}</span>
        </a>
      </div>
    </header>
  )
}
