import { messagesIn } from '../messages/messages-in.ts'
import { SearchBox } from '@shyrdak/react-store/widgets/search-box'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { AccountAreaMenu } from '../account/account-area-menu.tsx'
import { isAccountPath } from '../account/area-menu.ts'
import { Island } from '../islands/island.tsx'
import { CachedPart } from '../page/cached-part.tsx'
import type { PageContext } from '../page/page-context.ts'
import type { ShellContent } from './load-shell.ts'
import { countryText } from './country-text.ts'
import { Menu, menuPath } from './menu.tsx'
import { LANGUAGE_NAMES } from './preferences.tsx'
import { SearchForm } from './search-form.tsx'
import { UnreadCount } from './unread-count.tsx'
import { Wordmark } from './wordmark.tsx'

/** Name, search, language and country, cart; below them the categories of the catalogue. */
export function SiteHeader({
  pageContext,
  shell,
  isDocument,
}: {
  pageContext: PageContext
  shell: ShellContent
  isDocument: boolean
}) {
  const t = messagesIn(pageContext.language, 'site/shell')
  const link = (path: string) => pageContext.prefix + path
  const here = shell.countries.find(({ code }) => code === pageContext.country)
  const about = countryText(shell, pageContext.country, pageContext.language)
  // A document, such as the page for a 404, has no account menu.
  const isAccount = !isDocument && isAccountPath(pageContext.path)
  // Only what the header shows of the path, so that more pages share its cached HTML.
  const path = isAccount ? pageContext.path : menuPath(shell.menu, pageContext.path)
  return (
    <CachedPart
      as="header"
      className="site-header"
      name="header"
      by={[path, isDocument]}
      from={shell}
      // Shown by scripts, which cannot load texts without a connection.
      data-offline={t('offline')}
      data-away={t('away')}
    >
      <div className="site-bar">
        <button
          type="button"
          className="site-icon-button site-menu-button"
          popoverTarget="site-menu"
          aria-label={t('openMenu')}
        >
          <Icon name="menu" />
        </button>
        <Wordmark href={link('/')} label={t('home')} />
        {isDocument ? (
          <Island name="search-box" of={SearchBox} props={{}} wake="touch" className="site-search" />
        ) : (
          <SearchForm id="site-search" action={link('/search')} t={t} />
        )}
        <button
          type="button"
          className="site-tool site-preferences-button"
          popoverTarget="site-preferences"
          aria-label={`${about}. ${t('preferences')}: ${LANGUAGE_NAMES[pageContext.language]}`}
        >
          <Icon name="globe" />
          <span className="site-tool-text site-tool-short" aria-hidden="true">
            {here?.name ?? pageContext.country}
          </span>
          <span className="site-tool-text site-tool-long" aria-hidden="true">
            {about}
          </span>
        </button>
        <a
          className="site-tool site-account-link"
          href={link('/admin/login')}
          data-account={link('')}
          suppressHydrationWarning
        >
          <span className="site-cart-image">
            <Icon name="user" />
            <UnreadCount label={t('unread')} className="site-cart-count" />
          </span>
          {/* The name is filled in from storage, like the count in the cart. */}
          <span
            className="site-tool-text"
            data-account-name=""
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: t('logIn') }}
          />
        </a>
        <a className="site-tool site-wishlist" href={link('/wishlist')} aria-label={t('wishlist')}>
          <Icon name="heart" />
        </a>
        <a
          className="site-tool site-cart"
          href={link('/order/basket')}
          data-cart={pageContext.prefix}
          suppressHydrationWarning
        >
          <span className="site-cart-image">
            <Icon name="cart" />
            {/* Filled in from storage without React, and before React hydrates the page. */}
            <span
              className="site-cart-count"
              data-cart-count=""
              hidden
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: '' }}
            />
          </span>
          <span className="site-tool-text">{t('cart')}</span>
        </a>
      </div>
      {isAccount ? (
        <AccountAreaMenu shell={shell} t={t} path={path} link={link} />
      ) : (
        <Menu items={shell.menu} t={t} path={path} link={link} />
      )}
    </CachedPart>
  )
}
