import type { Translate } from '@shyrdak/sdk/messages'
import type { Texts } from '../messages/texts.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { MenuItem } from '@shyrdak/sdk/contract'
import { MenuList } from './menu-list.tsx'

export interface MenuProps {
  items: readonly MenuItem[]
  t: Translate<Texts['site/shell']>
  path: string
  link: (path: string) => string
}

/** The main menu: a row on wide screens, a popup on phones, from the same list. */
export function Menu({ items, t, path, link }: MenuProps) {
  return (
    <nav className="site-menu" id="site-menu" popover="auto" aria-label={t('mainMenu')}>
      <div className="site-menu-head">
        <span className="site-popup-title">{t('mainMenu')}</span>
        <button
          type="button"
          className="site-icon-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="site-menu-list">
        {items.map((item) => (
          <li key={item.id} className="site-menu-item">
            <a
              className="site-menu-link"
              href={link(item.url)}
              aria-current={item.url === path ? 'page' : undefined}
            >
              {item.title}
            </a>
            {item.childrens.length > 0 && (
              <MenuList items={item.childrens} className="site-menu-below" path={path} link={link} />
            )}
          </li>
        ))}
        <li className="site-menu-item" data-only="phone">
          <a className="site-menu-link" href={link('/categories')}>
            {t('allGoods')}
          </a>
        </li>
        <li className="site-menu-item" data-only="phone">
          <a
            className="site-menu-link"
            href={link('/wishlist')}
            data-wishlist-page={t('view')}
            data-added={t('wishlistAdded')}
            data-removed={t('wishlistRemoved')}
            data-ended={t('wishlistEnded')}
            data-unsynced={t('wishlistUnsynced')}
            data-log-in={t('wishlistLogIn')}
          >
            {t('wishlist')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** Returns the path if the menu links to it, else an empty string, since no menu item is then current. */
export const menuPath = (items: readonly MenuItem[], path: string): string =>
  items.some(({ url, childrens }) => url === path || menuPath(childrens, path)) ? path : ''
