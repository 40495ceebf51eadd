import '@shyrdak/react-store/account.css'
import './desk.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { useAuth } from '@shyrdak/react-store'
import { AlertStack } from '@shyrdak/react-store/widgets/alert-stack'
import { Suspense, useEffect, type ReactNode } from 'react'
import { usePageContext } from '../page/use-page-context.ts'
import { DESK_SECTIONS, deskPath, placeIn, WHOLESALE_SECTIONS, type DeskSection } from './desk-menu.ts'
import { useWaiting } from './use-waiting.ts'

interface Props {
  title: string
  children: ReactNode
}

/** The frame of a page of the desk: the lists and how much waits in them, who is logged in, and how to leave. */
export function DeskPage({ title, children }: Props) {
  // What a page is about may be known only once it is there.
  useEffect(() => {
    document.title = `${title} · Shyrdak`
  }, [title])
  return (
    <DeskFrame title={title} waiting={useWaiting()}>
      <Suspense>{children}</Suspense>
      <AlertStack />
    </DeskFrame>
  )
}

type FrameProps = Props & { waiting?: Partial<Record<DeskSection, number>> }

export function DeskFrame({ title, waiting, children }: FrameProps) {
  const { language, prefix, path } = usePageContext()
  const t = messagesIn(language, 'site/desk')
  const { auth, send } = useAuth()
  return (
    <main className="site-page site-desk">
      <aside className="site-desk-side">
        <nav aria-label={t('menu')}>
          <MenuList sections={DESK_SECTIONS} waiting={waiting} />
          <p id="desk-wholesale" className="site-desk-group">
            {t('wholesale')}
          </p>
          <MenuList sections={WHOLESALE_SECTIONS} waiting={waiting} labelledBy="desk-wholesale" />
        </nav>
        {auth?.audience === 'manager' ? (
          <div className="site-desk-who">
            <a
              href={`${prefix}/desk/profile`}
              aria-current={path === '/desk/profile' ? 'page' : undefined}
              title={t('profile')}
            >
              {t('hello', { name: auth.firstName })}
            </a>
            <Button tone="quiet" size="small" onClick={() => void send({ type: 'session.close' })}>
              {t('logOut')}
            </Button>
          </div>
        ) : null}
      </aside>
      <div className="site-desk-main">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}

interface MenuProps {
  sections: readonly DeskSection[]
  waiting: Partial<Record<DeskSection, number>> | undefined
  labelledBy?: string
}

function MenuList({ sections, waiting, labelledBy }: MenuProps) {
  const { language, prefix, path } = usePageContext()
  const t = messagesIn(language, 'site/desk')
  return (
    <ul aria-labelledby={labelledBy}>
      {sections.map((section) => {
        const count = waiting?.[section] ?? 0
        return (
          <li key={section}>
            <a href={prefix + deskPath(section)} aria-current={placeIn(section, path)}>
              {t(`sections.${section}`)}
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
