import '@shyrdak/react-store/account.css'
import './account.css'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Suspense, type ReactNode } from 'react'
import { useArrival } from '../page/use-arrival.ts'
import { usePageVisit } from '../page/use-visit.ts'
import { DEMO_PASSWORD, entranceWords, type Entrance } from './entrance-words.ts'

interface Props {
  entrance: Entrance
  /** Names the people of the demo. */
  demo?: boolean
  children: ReactNode
}

const CRAFTSMEN: ReadonlySet<Entrance> = new Set(['craftsmanLogin', 'craftsmanRegister'])

/** The frame of a page that lets people in: what it is, why, and the form. */
export function EntrancePage({ entrance, demo = false, children }: Props) {
  const words = entranceWords[usePageVisit().language]
  const arrival = useArrival()
  const { title, lead } = words.pages[entrance]
  const reasons = words.reasons[CRAFTSMEN.has(entrance) ? 'craftsman' : 'buyer']
  return (
    <main className="site-page site-entrance">
      <div className="site-entrance-card">
        <div className="site-entrance-form">
          <header>
            <h1 {...arrival}>{title}</h1>
            <p>{lead}</p>
          </header>
          <Suspense>{children}</Suspense>
        </div>
        <aside className="site-entrance-aside">
          <Ornament shape="medallion" tone="saffron" />
          <h2>{words.reasonsTitle}</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          {demo ? (
            <section className="site-entrance-demo" aria-label={words.demo.title}>
              <h2>{words.demo.title}</h2>
              <p>
                {words.demo.text} <code>{DEMO_PASSWORD}</code>
              </p>
              <dl>
                {words.demo.people.map(([who, email]) => (
                  <div key={email}>
                    <dt>{who}</dt>
                    <dd>{email}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
        </aside>
      </div>
    </main>
  )
}
