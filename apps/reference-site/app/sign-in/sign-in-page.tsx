import '@shyrdak/react-store/account.css'
import '../account/account.css'
import './sign-in.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Suspense, type ReactNode } from 'react'
import { usePageHeadingFocus } from '../page/use-page-heading-focus.ts'
import { usePageContext } from '../page/use-page-context.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demo-people.ts'
import { SessionHasEnded } from './session-has-ended.tsx'
import type { SignInArea } from './sign-in-area.ts'

interface Props {
  area: SignInArea
  /** Whether to list the demo accounts. */
  demo?: boolean
  children: ReactNode
}

/** The audience of each page; retail buyers unless listed. */
const AUDIENCES: { readonly [A in SignInArea]?: keyof typeof REASONS } = {
  registerWholesale: 'wholesale',
  firstPassword: 'wholesale',
  craftsmanLogin: 'craftsman',
  craftsmanRegister: 'craftsman',
}

/** The reasons to have an account. */
const REASONS = {
  buyer: ['reasons.buyer.orders', 'reasons.buyer.details', 'reasons.buyer.cart'],
  wholesale: ['reasons.wholesale.prices', 'reasons.wholesale.logos', 'reasons.wholesale.documents'],
  craftsman: ['reasons.craftsman.page', 'reasons.craftsman.selling', 'reasons.craftsman.orders'],
} as const

/** The frame of a sign-in page: its title, the reasons for an account, and the form. */
export function SignInPage({ area, demo = false, children }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/sign-in')
  const arrival = usePageHeadingFocus()
  const audience = AUDIENCES[area] ?? 'buyer'
  const logsInHere = (who: string) => (who === 'craftsman') === (audience === 'craftsman')
  return (
    <main className="site-page site-sign-in">
      <div className="site-sign-in-card">
        <div className="site-sign-in-form">
          <header>
            <h1 {...arrival}>{t(`pages.${area}.title`)}</h1>
            <p>{t(`pages.${area}.lead`)}</p>
          </header>
          <SessionHasEnded />
          <Suspense>{children}</Suspense>
        </div>
        <aside className="site-sign-in-aside">
          <Ornament shape="medallion" tone="saffron" />
          <h2>{t('reasonsTitle')}</h2>
          <ul>
            {REASONS[audience].map((reason) => (
              <li key={reason}>
                <Icon name="check" />
                <span>{t(reason)}</span>
              </li>
            ))}
          </ul>
          {demo ? (
            <section className="site-sign-in-demo" aria-label={t('demo.title')}>
              <h2>{t('demo.title')}</h2>
              <p>
                {t('demo.text')} <code>{DEMO_PASSWORD}</code>
              </p>
              <dl>
                {DEMO_PEOPLE.map(({ who, email, login }) => (
                  <div key={email}>
                    <dt>
                      {logsInHere(who) ? (
                        t(`demo.people.${who}`)
                      ) : (
                        <a href={prefix + login}>{t(`demo.people.${who}`)}</a>
                      )}
                    </dt>
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
