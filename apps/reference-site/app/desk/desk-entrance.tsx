import '@shyrdak/react-store/account.css'
import '../account/account.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { useAuth } from '@shyrdak/react-store'
import { Login } from '@shyrdak/react-store/widgets/login'
import { Suspense } from 'react'
import { DEMO_PASSWORD } from '../account/entrance-words.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { deskEntranceWords } from './desk-entrance-words.ts'

/** The demo's manager; the seed makes them. */
const DEMO_MANAGER = 'manager@example.com'

interface Props {
  back: string | null
  /** Names the manager of the demo. */
  demo: boolean
}

/** The door of the desk. */
export function DeskEntrance({ back, demo }: Props) {
  const words = deskEntranceWords[usePageVisit().language]
  const { auth } = useAuth()
  return (
    <main className="site-page site-entrance">
      <div className="site-entrance-card">
        <div className="site-entrance-form">
          <header>
            <h1>{words.title}</h1>
            <p>{words.lead}</p>
          </header>
          {auth?.audience && auth.audience !== 'manager' ? (
            <Alert tone="info" live="off">
              {words.replaces(auth.firstName)}
            </Alert>
          ) : null}
          <Suspense>
            <Login door="desk" back={back} />
          </Suspense>
        </div>
        <aside className="site-entrance-aside">
          <Ornament shape="medallion" tone="saffron" />
          <h2>{words.asideTitle}</h2>
          <p>{words.aside}</p>
          {demo ? (
            <section className="site-entrance-demo" aria-label={words.demo}>
              <h2>{words.demo}</h2>
              <dl>
                <div>
                  <dt>{words.demoManager}</dt>
                  <dd>{DEMO_MANAGER}</dd>
                </div>
                <div>
                  <dt>{words.demoPassword}</dt>
                  <dd>{DEMO_PASSWORD}</dd>
                </div>
              </dl>
            </section>
          ) : null}
        </aside>
      </div>
    </main>
  )
}
