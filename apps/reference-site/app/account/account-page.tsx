import '@shyrdak/react-store/account.css'
import '@shyrdak/react-store/checkout.css'
import '../checkout/checkout.css'
import '../styles/scroll-fade.css'
import './account.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useAuth } from '@shyrdak/react-store'
import { Suspense, type ReactNode } from 'react'
import { useArrival } from '../page/use-arrival.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { AccountNav } from './account-nav.tsx'

interface Props {
  title: string
  /** Above the title. */
  before?: ReactNode
  /** In one line with the title where there is room. */
  beside?: ReactNode
  children: ReactNode
}

/** The frame of a page of an account: who it is, where else to go, and how to leave. */
export function AccountPage({ title, before, beside, children }: Props) {
  const t = messagesIn(usePageContext().language, 'site/account')
  const { auth, send } = useAuth()
  const arrival = useArrival()
  return (
    <main className="site-page site-account">
      <aside className="site-account-side">
        {/* A space holds its line until it is known who looks. */}
        <p className="site-account-hello">{auth ? t('hello', { name: auth.firstName ?? '' }) : '\u00A0'}</p>
        <AccountNav audience={auth?.audience ?? null} />
        {auth?.audience ? (
          <Button tone="quiet" size="small" onClick={() => void send({ type: 'session.close' })}>
            {t('logOut')}
          </Button>
        ) : null}
      </aside>
      <div className="site-account-main">
        {before}
        {beside ? (
          <div className="site-account-title">
            <h1 {...arrival}>{title}</h1>
            {beside}
          </div>
        ) : (
          <h1 {...arrival}>{title}</h1>
        )}
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
