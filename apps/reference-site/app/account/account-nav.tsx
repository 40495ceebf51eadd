import { messagesIn } from '../messages/messages-in.ts'
import type { FocusEvent } from 'react'
import { usePageContext } from '../page/use-page-context.ts'
import { currentIn, type AccountMenuEntry } from './account-menu.ts'
import { scrollToCurrent } from './scroll-to-current.ts'
import { UnreadBadge } from './unread-badge.tsx'

/** Scrolls a focused entry fully into view. Browsers do not when part of it is already visible. */
const scrollToFocused = ({ target }: FocusEvent<HTMLElement>): void =>
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The navigation of an account: a list beside the content on wide screens, a scrolling row on phones. */
export function AccountNav({ menu }: { menu: readonly AccountMenuEntry[] }) {
  const { language, prefix, path } = usePageContext()
  const t = messagesIn(language, 'site/account')
  return (
    <nav aria-label={t('menu')}>
      <ul data-row>
        {menu.map((entry) => (
          <li key={entry.path}>
            {/* A full page load, because the server decides per page which banks a form may be sent to. */}
            <a
              href={prefix + entry.path}
              aria-current={currentIn(menu, entry, path)}
              ref={scrollToCurrent}
              onFocus={scrollToFocused}
            >
              {t(entry.title)}
              {entry.title === 'messages' ? <UnreadBadge label={t('unread')} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
