import '@shyrdak/react-store/account.css'
import '../../account/account.css'
import './desk-sign-in.css'
import { messagesIn } from '../../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useAuth } from '@shyrdak/react-store'
import { Login } from '@shyrdak/react-store/widgets/login'
import { Suspense } from 'react'
import { DESK_MAIN, DeskBar } from '../desk-bar.tsx'
import { DEMO_PASSWORD } from '../../sign-in/demo-people.ts'
import { SessionHasEnded } from '../../sign-in/session-has-ended.tsx'
import { usePageContext } from '../../page/use-page-context.ts'

/** The demo's manager, created by the seed. */
const DEMO_MANAGER = 'manager@example.com'

interface Props {
  back: string | null
  /** Whether to show the demo account. */
  demo: boolean
}

/** The login page of the desk. */
export function DeskSignIn({ back, demo }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/sign-in')
  const { view: auth } = useAuth()
  return (
    <>
      <DeskBar waiting={null} />
      <main className="site-page site-sign-in" id={DESK_MAIN} tabIndex={-1}>
        <div className="site-sign-in-card">
          <div className="site-sign-in-form">
            <header>
              <h1>{t('title')}</h1>
              <p>{t('lead')}</p>
            </header>
            {auth?.audience && auth.audience !== 'manager' ? (
              <Alert tone="info" live="off">
                {t('replaces', { name: auth.firstName })}
              </Alert>
            ) : null}
            <SessionHasEnded isDesk />
            <Suspense>
              <Login area="desk" returnTo={back} />
            </Suspense>
          </div>
          <aside className="site-sign-in-aside">
            <Ornament shape="medallion" tone="saffron" />
            <h2>{t('asideTitle')}</h2>
            <p>{t('aside')}</p>
            {demo ? (
              <section className="site-sign-in-demo" aria-label={t('demo')}>
                <h2>{t('demo')}</h2>
                <dl>
                  <div>
                    <dt>{t('demoManager')}</dt>
                    <dd>{DEMO_MANAGER}</dd>
                  </div>
                  <div>
                    <dt>{t('demoPassword')}</dt>
                    <dd>{DEMO_PASSWORD}</dd>
                  </div>
                </dl>
              </section>
            ) : null}
          </aside>
        </div>
      </main>
    </>
  )
}
