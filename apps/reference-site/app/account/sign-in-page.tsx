import '@shyrdak/react-store/account.css'
import './account.css'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Suspense, type ReactNode } from 'react'
import { useArrival } from '../page/use-arrival.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { DEMO_PASSWORD, signInMessages, type SignInArea } from './sign-in-messages.ts'

interface Props {
  area: SignInArea
  /** Names the people of the demo. */
  demo?: boolean
  children: ReactNode
}

const CRAFTSMEN: ReadonlySet<SignInArea> = new Set(['craftsmanLogin', 'craftsmanRegister'])

/** The frame of a page that lets people in: what it is, why, and the form. */
export function SignInPage({ area, demo = false, children }: Props) {
  const messages = signInMessages[usePageContext().language]
  const arrival = useArrival()
  const { title, lead } = messages.pages[area]
  const reasons = messages.reasons[CRAFTSMEN.has(area) ? 'craftsman' : 'buyer']
  return (
    <main className="site-page site-sign-in">
      <div className="site-sign-in-card">
        <div className="site-sign-in-form">
          <header>
            <h1 {...arrival}>{title}</h1>
            <p>{lead}</p>
          </header>
          <Suspense>{children}</Suspense>
        </div>
        <aside className="site-sign-in-aside">
          <Ornament shape="medallion" tone="saffron" />
          <h2>{messages.reasonsTitle}</h2>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          {demo ? (
            <section className="site-sign-in-demo" aria-label={messages.demo.title}>
              <h2>{messages.demo.title}</h2>
              <p>
                {messages.demo.text} <code>{DEMO_PASSWORD}</code>
              </p>
              <dl>
                {messages.demo.people.map(([who, email]) => (
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
