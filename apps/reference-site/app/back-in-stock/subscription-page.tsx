import './back-in-stock.css'
import { messagesIn } from '../messages/messages-in.ts'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { usePageContext } from '../page/use-page-context.ts'

interface Props {
  of: 'confirm' | 'cancel'
  children: ReactNode
}

/** The frame of a page that a back-in-stock email links to. */
export function SubscriptionPage({ of, children }: Props) {
  const t = messagesIn(usePageContext().language, 'site/back-in-stock')
  return (
    <main className="site-page site-notification">
      <Ornament shape="medallion" tone="saffron" />
      <header>
        <h1>{t(`${of}.title`)}</h1>
        <p>{t(`${of}.lead`)}</p>
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
  const t = messagesIn(language, 'site/back-in-stock')
  const { revalidate } = useRevalidator()
  return (
    <SubscriptionPage of={of}>
      <Alert tone="warning" live="polite" title={t(trouble)}>
        {trouble === 'unknown' ? <p>{t('unknownText')}</p> : null}
      </Alert>
      <p>
        {trouble === 'away' ? (
          <Button onClick={() => void revalidate()}>{t('again')}</Button>
        ) : (
          <Button href={`${prefix}/`}>{t('toStore')}</Button>
        )}
      </p>
    </SubscriptionPage>
  )
}
