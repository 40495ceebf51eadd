import '@shyrdak/react-store/account.css'
import '@shyrdak/react-store/checkout.css'
import '../checkout/checkout.css'
import './account.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useAuth } from '@shyrdak/react-store'
import { Suspense, type ReactNode } from 'react'
import { useArrival } from '../page/use-arrival.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { accountMenu } from './account-menu.ts'
import { useOwnClient } from './own-client.ts'
import { UnreadBadge } from './unread-badge.tsx'

interface Props {
  title: string
  /** Above the title. */
  before?: ReactNode
  children: ReactNode
}

/** The frame of a page of an account: who it is, where else to go, and how to leave. */
export function AccountPage({ title, before, children }: Props) {
  const { language, prefix, path } = usePageContext()
  const t = messagesIn(language, 'site/account')
  const { auth, send } = useAuth()
  const arrival = useArrival()
  const client = useOwnClient(auth?.audience ?? null)
  const menu = auth?.audience ? accountMenu(auth.audience, language, client) : []
  return (
    <main className="site-page site-account">
      <aside className="site-account-side">
        {/* A space holds its line until it is known who looks. */}
        <p className="site-account-hello">{auth ? t('hello', { name: auth.firstName ?? '' }) : '\u00A0'}</p>
        <nav aria-label={t('menu')}>
          <ul>
            {menu.map((entry) => (
              <li key={entry.path}>
                {/* A document of its own: what a page may send to a bank is decided by the server. */}
                <a href={prefix + entry.path} aria-current={path === entry.path ? 'page' : undefined}>
                  {t(entry.title)}
                  {entry.title === 'messages' ? <UnreadBadge label={t('unread')} /> : null}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {auth?.audience ? (
          <Button tone="quiet" size="small" onClick={() => void send({ type: 'session.close' })}>
            {t('logOut')}
          </Button>
        ) : null}
      </aside>
      <div className="site-account-main">
        {before}
        <h1 {...arrival}>{title}</h1>
        <Suspense>{children}</Suspense>
      </div>
    </main>
  )
}

/** What stands there until the browser knows who looks: the same for everybody. */
export function AccountFallback() {
  const t = messagesIn(usePageContext().language, 'site/account')
  return (
    <AccountPage title={t('menu')}>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <p className="site-account-opening" role="status">
        <Spinner /> {t('opening')}
      </p>
    </AccountPage>
  )
}
