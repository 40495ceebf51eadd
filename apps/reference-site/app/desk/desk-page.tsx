import '@shyrdak/react-store/account.css'
import './desk.css'
import './desk-facts.css'
import './desk-menu.css'
import './desk-section.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { useAuth } from '@shyrdak/react-store'
import { Fragment, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { usePageHeadingFocus } from '../page/use-page-heading-focus.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { DESK_MAIN, DeskBar } from './desk-bar.tsx'
import { DESK_HOME, DESK_PROFILE, deskPath, placeIn, sectionsOf, type DeskSection } from './desk-menu.ts'
import { listTitle } from './list/list-context.ts'
import { showCurrent } from './show-current.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useWaiting } from './use-waiting.ts'

interface Props {
  title: string
  /** Uses more of a wide screen, for lists of rows instead of texts and forms. */
  isWide?: boolean | undefined
  children: ReactNode
}

/** The frame of a desk page: the menu with waiting counts, the logged-in manager, and the log-out button. */
export function DeskPage({ title, isWide, children }: Props) {
  useDocumentTitle(title)
  return (
    <DeskFrame title={title} isWide={isWide} waiting={useWaiting()} heading={usePageHeadingFocus()}>
      <Suspense>{children}</Suspense>
    </DeskFrame>
  )
}

type FrameProps = Props & {
  waiting?: Partial<Record<DeskSection, number>>
  heading?: ReturnType<typeof usePageHeadingFocus>
}

const NOTHING: Partial<Record<DeskSection, number>> = {}

export function DeskFrame({ title, isWide = false, waiting = NOTHING, heading, children }: FrameProps) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/desk')
  const menu = useRef<HTMLElement>(null)
  useEffect(() => showCurrent(menu.current), [])
  const count = Object.values(waiting).reduce((sum, number) => sum + number, 0)
  return (
    <div className="site-desk">
      <DeskBar waiting={count} />
      {/* A popover that the bar opens on phones, without a script; a sidebar on wide screens. */}
      <nav
        ref={menu}
        className="site-desk-side"
        id="desk-menu"
        popover="auto"
        aria-label={t('menu')}
        onToggle={() => showCurrent(menu.current)}
      >
        <HomeLink />
        <MenuList sections={sectionsOf('shop')} waiting={waiting} />
        {(['inbox', 'content', 'wholesale'] as const).map((group) => (
          <Fragment key={group}>
            <p id={`desk-${group}`} className="site-desk-group">
              {t(group)}
            </p>
            <MenuList sections={sectionsOf(group)} waiting={waiting} labelledBy={`desk-${group}`} />
          </Fragment>
        ))}
        <Manager />
      </nav>
      <main className="site-desk-main" data-wide={isWide || undefined} id={DESK_MAIN} tabIndex={-1}>
        <h1 {...heading}>{title}</h1>
        {children}
      </main>
    </div>
  )
}

function HomeLink() {
  const { language, prefix, path } = usePageContext()
  return (
    <ul>
      <li>
        <a href={prefix + DESK_HOME} aria-current={path === DESK_HOME ? 'page' : undefined}>
          {messagesIn(language, 'site/desk')('today')}
        </a>
      </li>
    </ul>
  )
}

/** The logged-in manager and the log-out button. */
function Manager() {
  const { language, prefix, path } = usePageContext()
  const t = messagesIn(language, 'site/desk')
  const { view: auth, send } = useAuth()
  if (auth?.audience !== 'manager') return null
  return (
    <div className="site-desk-who">
      <a
        href={prefix + DESK_PROFILE}
        aria-current={path === DESK_PROFILE ? 'page' : undefined}
        title={t('profile')}
      >
        {t('hello', { name: auth.firstName })}
      </a>
      <Button tone="quiet" size="small" onClick={() => send({ type: 'session.close' })}>
        {t('logOut')}
      </Button>
    </div>
  )
}

interface MenuProps {
  sections: readonly DeskSection[]
  waiting: Partial<Record<DeskSection, number>>
  labelledBy?: string
}

function MenuList({ sections, waiting, labelledBy }: MenuProps) {
  const { language, prefix, path } = usePageContext()
  const t = messagesIn(language, 'site/desk')
  return (
    <ul aria-labelledby={labelledBy}>
      {sections.map((section) => {
        const count = waiting[section] ?? 0
        return (
          <li key={section}>
            <a href={prefix + deskPath(section)} aria-current={placeIn(section, path)}>
              {listTitle(language, `desk/${section}`)}
              {count > 0 ? (
                <span className="site-desk-count">
                  <span aria-hidden="true">{count}</span>
                  <span className="shyrdak-hidden">{`, ${t('waiting', { count })}`}</span>
                </span>
              ) : null}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
