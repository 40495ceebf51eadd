import './notifications.css'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { usePageVisit } from '../page/use-visit.ts'
import { notificationWords } from './notification-words.ts'

interface Props {
  of: 'confirm' | 'cancel'
  children: ReactNode
}

/** The frame of a page that a letter about stock leads to. */
export function NotificationPage({ of, children }: Props) {
  const { title, lead } = notificationWords[usePageVisit().language][of]
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
export const NotificationWait = ({ of }: Pick<Props, 'of'>) => (
  <NotificationPage of={of}>
    <p role="status">
      <Spinner />
    </p>
  </NotificationPage>
)

/** What is said where a link did nothing. */
export function NotificationTrouble({ of, trouble }: Pick<Props, 'of'> & { trouble: 'unknown' | 'away' }) {
  const { language, prefix } = usePageVisit()
  const words = notificationWords[language]
  const { revalidate } = useRevalidator()
  return (
    <NotificationPage of={of}>
      <Alert tone="warning" live="polite" title={words[trouble]}>
        {trouble === 'unknown' ? <p>{words.unknownText}</p> : null}
      </Alert>
      <p>
        {trouble === 'away' ? (
          <Button onClick={() => void revalidate()}>{words.again}</Button>
        ) : (
          <Button href={`${prefix}/`}>{words.toStore}</Button>
        )}
      </p>
    </NotificationPage>
  )
}
