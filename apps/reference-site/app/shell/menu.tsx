import { Icon } from '@shyrdak/blocks/parts/icon'
import type { MenuItem } from '@shyrdak/sdk/contract'
import type { ShellMessages } from '../locales/shell-messages.ts'

export interface MenuProps {
  items: readonly MenuItem[]
  messages: ShellMessages
  path: string
  link: (path: string) => string
}

/** The branches of the catalogue: a row on wide screens, a sheet on phones; the same list in both. */
export function Menu({ items, messages, path, link }: MenuProps) {
  return (
    <nav className="site-menu" id="site-menu" popover="auto" aria-label={messages.mainMenu}>
      <div className="site-menu-head">
        <span className="site-popup-title">{messages.mainMenu}</span>
        <button
          type="button"
          className="site-icon-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={messages.close}
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
            {messages.allGoods}
          </a>
        </li>
      </ul>
    </nav>
  )
}
