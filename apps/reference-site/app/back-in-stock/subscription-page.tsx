import './back-in-stock.css'
import { messagesIn } from '../messages/messages-in.ts'
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
    <Frame title={t(`${of}.title`)} lead={t(`${of}.lead`)}>
      {children}
    </Frame>
  )
}

const Frame = ({ title, lead, children }: { title: string; lead: string | null; children: ReactNode }) => (
  <main className="site-page site-notification">
    <Ornament shape="medallion" tone="saffron" />
    <header>
      <h1>{title}</h1>
      {lead === null ? null : <p>{lead}</p>}
    </header>
    {children}
  </main>
)

/** Shown while the browser waits for the response. */
export const SubscriptionWait = ({ of }: Pick<Props, 'of'>) => (
  <SubscriptionPage of={of}>
    <p role="status">
      <Spinner />
    </p>
  </SubscriptionPage>
)

/** Shown for an invalid link or a failed request, without the text that promises a result. */
export function SubscriptionProblem({ trouble }: { trouble: 'unknown' | 'unavailable' }) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'site/back-in-stock')
  const { revalidate } = useRevalidator()
  return (
    <Frame title={t(trouble)} lead={trouble === 'unknown' ? t('unknownText') : null}>
      <p>
        {trouble === 'unavailable' ? (
          <Button onClick={() => void revalidate()}>{t('again')}</Button>
        ) : (
          <Button href={`${prefix}/`}>{t('toStore')}</Button>
        )}
      </p>
    </Frame>
  )
}
