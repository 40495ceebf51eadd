import './desk-bar.css'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { LANGUAGE_NAMES } from '../shell/preferences.tsx'
import { Wordmark } from '../shell/wordmark.tsx'
import { DESK_HOME } from './desk-menu.ts'

interface Props {
  /** The number shown on the button that opens the menu; null when there is no menu. */
  waiting: number | null
}

/** The id of the main element, the target of the skip link. */
export const DESK_MAIN = 'desk-main'

/** The bar above every desk page: skip link, menu button on phones, language, and a link to the shop. */
export function DeskBar({ waiting }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/desk')
  const tShell = messagesIn(language, 'site/shell')
  return (
    <header className="site-desk-bar">
      <a className="site-skip" href={`#${DESK_MAIN}`}>
        {tShell('skipToContent')}
      </a>
      {waiting === null ? null : (
        <button
          type="button"
          className="site-icon-button site-desk-menu-button"
          popoverTarget="desk-menu"
          aria-label={waiting > 0 ? `${t('menu')}, ${t('waiting', { count: waiting })}` : t('menu')}
        >
          <Icon name="menu" />
          {waiting > 0 ? <span className="site-desk-dot" aria-hidden="true" /> : null}
        </button>
      )}
      <Wordmark href={prefix + DESK_HOME} label={t('desk')} />
      <span className="site-desk-bar-name" aria-hidden="true">
        {t('desk')}
      </span>
      <button
        type="button"
        className="site-tool"
        popoverTarget="site-preferences"
        aria-label={`${tShell('preferences')}: ${LANGUAGE_NAMES[language]}`}
      >
        <Icon name="globe" />
        <span className="site-tool-text" aria-hidden="true">
          {LANGUAGE_NAMES[language]}
        </span>
      </button>
      <a className="site-tool" href={`${prefix}/`}>
        <Icon name="cart" />
        <span className="site-tool-text">{t('toShop')}</span>
      </a>
    </header>
  )
}
