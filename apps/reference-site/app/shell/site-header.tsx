import { SearchBox } from '@shyrdak/react-store/widgets/search-box'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { AccountAreaMenu } from '../account/account-area-menu.tsx'
import { isAccountPath } from '../account/account-menu.ts'
import { Island } from '../islands/island.tsx'
import { siteWords } from '../locales/site-words.ts'
import type { PageVisit } from '../page/use-visit.ts'
import type { ShellContent } from './load-shell.ts'
import { Menu } from './menu.tsx'
import { LANGUAGE_NAMES } from './preferences.tsx'
import { SearchForm } from './search-form.tsx'
import { Wordmark } from './wordmark.tsx'

/** Name, search, language and country, basket; below them the branches of the catalogue. */
export function SiteHeader({
  visit,
  shell,
  isDocument,
}: {
  visit: PageVisit
  shell: ShellContent
  isDocument: boolean
}) {
  const words = siteWords(visit.language).shell
  const link = (path: string) => visit.prefix + path
  const here = shell.countries.find(({ code }) => code === visit.country)
  const preferences = [LANGUAGE_NAMES[visit.language], here?.name].filter(Boolean).join(', ')
  return (
    <header className="site-header">
      <div className="site-bar">
        <button
          type="button"
          className="site-icon-button site-menu-button"
          popoverTarget="site-menu"
          aria-label={words.openMenu}
        >
          <Icon name="menu" />
        </button>
        <Wordmark href={link('/')} label={words.home} />
        {isDocument ? (
          <Island name="search-box" of={SearchBox} props={{}} wake="touch" className="site-search" />
        ) : (
          <SearchForm id="site-search" action={link('/search')} words={words} />
        )}
        <button
          type="button"
          className="site-tool site-preferences-button"
          popoverTarget="site-preferences"
          aria-label={`${words.preferences}: ${preferences}`}
        >
          <Icon name="globe" />
          <span className="site-tool-text" aria-hidden="true">
            {here?.name ?? visit.country}
          </span>
        </button>
        <a
          className="site-tool site-account-link"
          href={link('/admin/login')}
          data-account={link('')}
          suppressHydrationWarning
        >
          <Icon name="user" />
          {/* The name comes from storage, as the number beside the basket does. */}
          <span
            className="site-tool-text"
            data-account-name=""
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: words.logIn }}
          />
        </a>
        <a className="site-tool site-basket" href={link('/order/basket')}>
          <span className="site-basket-picture">
            <Icon name="basket" />
            {/* Filled from storage without React, and before React takes over a page that wakes as a whole. */}
            <span
              className="site-basket-count"
              data-cart-count=""
              hidden
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: '' }}
            />
          </span>
          <span className="site-tool-text">{words.basket}</span>
        </a>
      </div>
      {isAccountPath(visit.path) ? (
        <AccountAreaMenu shell={shell} words={words} path={visit.path} link={link} />
      ) : (
        <Menu items={shell.menu} words={words} path={visit.path} link={link} />
      )}
    </header>
  )
}
