import '@shyrdak/react-store/account.css'
import '@shyrdak/react-store/checkout.css'
import '../checkout/checkout.css'
import './account.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useAuth } from '@shyrdak/react-store'
import { Suspense, type ReactNode } from 'react'
import { usePageHeadingFocus } from '../page/use-page-heading-focus.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { accountMenu } from './account-menu.ts'
import { AccountNav } from './account-nav.tsx'
import { useOwnClient } from './own-client.ts'

interface Props {
  title: string
  /** Content above the title. */
  before?: ReactNode
  /** Content on one line with the title when there is room. */
  beside?: ReactNode
  children: ReactNode
}

/** The frame of an account page: a greeting, the navigation and the log-out button. */
export function AccountPage({ title, before, beside, children }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/account')
  const { view: auth, send } = useAuth()
  const audience = auth?.audience ?? null
  const client = useOwnClient(audience)
  // Nothing until all entries are known, so that the menu does not grow in front of the reader.
  const menu = audience === null || client === undefined ? [] : accountMenu(audience, language, client)
  const arrival = usePageHeadingFocus()
  return (
    <main className="site-page site-page-tall site-account">
      <aside className="site-account-side">
        {/* A space preserves the line's height until the account is known. */}
        <p className="site-account-hello">{auth ? t('hello', { name: auth.firstName ?? '' }) : '\u00A0'}</p>
        <AccountNav menu={menu} />
        {menu.length > 0 ? (
          <Button tone="quiet" size="small" onClick={() => send({ type: 'session.close' })}>
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

/** Shown until the browser has loaded the account; the same for everybody. */
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
