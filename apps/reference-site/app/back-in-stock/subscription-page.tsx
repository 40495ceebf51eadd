import './back-in-stock.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { usePageContext } from '../page/use-page-context.ts'
import { subscriptionMessages } from './subscription-messages.ts'

interface Props {
  of: 'confirm' | 'cancel'
  children: ReactNode
}

/** The frame of a page that a back-in-stock email links to. */
export function SubscriptionPage({ of, children }: Props) {
  const { title, lead } = subscriptionMessages[usePageContext().language][of]
  return (
    <main className="site-page site-notification">
      <Ornament shape="medallion" tone="saffron" />
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </main>
  )
}

/** While the browser asks. */
export const SubscriptionWait = ({ of }: Pick<Props, 'of'>) => (
  <SubscriptionPage of={of}>
    <p role="status">
      <Spinner />
    </p>
  </SubscriptionPage>
)

/** The message of a link that could not be used. */
export function SubscriptionProblem({ of, trouble }: Pick<Props, 'of'> & { trouble: 'unknown' | 'away' }) {
  const { language, prefix } = usePageContext()
  const messages = subscriptionMessages[language]
  const { revalidate } = useRevalidator()
  return (
    <SubscriptionPage of={of}>
      <Alert tone="warning" live="polite" title={messages[trouble]}>
        {trouble === 'unknown' ? <p>{messages.unknownText}</p> : null}
      </Alert>
      <p>
        {trouble === 'away' ? (
          <Button onClick={() => void revalidate()}>{messages.again}</Button>
        ) : (
          <Button href={`${prefix}/`}>{messages.toStore}</Button>
        )}
      </p>
    </SubscriptionPage>
  )
}
