import { Icon } from '@shyrdak/blocks/parts/icon'
import type { MenuItem } from '@shyrdak/sdk/contract'
import type { ShellWords } from '../locales/shell-words.ts'

export interface MenuProps {
  items: readonly MenuItem[]
  words: ShellWords
  path: string
  link: (path: string) => string
}

/** The branches of the catalogue: a row on wide screens, a sheet on phones; the same list in both. */
export function Menu({ items, words, path, link }: MenuProps) {
  return (
    <nav className="site-menu" id="site-menu" popover="auto" aria-label={words.mainMenu}>
      <div className="site-menu-head">
        <span className="site-popup-title">{words.mainMenu}</span>
        <button
          type="button"
          className="site-icon-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={words.close}
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
              <ul className="site-menu-below">
                {item.childrens.map((child) => (
                  <li key={child.id}>
                    <a href={link(child.url)} aria-current={child.url === path ? 'page' : undefined}>
                      {child.title}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        <li className="site-menu-item" data-only="phone">
          <a className="site-menu-link" href={link('/categories')}>
            {words.allGoods}
          </a>
        </li>
      </ul>
    </nav>
  )
}
