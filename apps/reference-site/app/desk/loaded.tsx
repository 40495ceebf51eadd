import { messagesIn } from '../messages/messages-in.ts'
import { Spinner } from '@shyrdak/blocks/parts/spinner'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePageContext } from '../page/use-page-context.ts'
import { DeskProblem } from './desk-problem.tsx'

interface Props<Data> {
  query: UseQueryResult<Data>
  /** Rendered before, in place of a spinner. */
  opening?: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders the data of a query, a loading state before, and an error above it when a refetch failed. */
export function Loaded<Data>({ query, opening, children }: Props<Data>) {
  const { data, error, isFetching, refetch } = query
  // After the session has ended, the user is being redirected to the login.
  const isShownError = error !== null && error.code !== 'UNAUTHENTICATED'
  return (
    <>
      {isShownError ? (
        <DeskProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? (isShownError ? null : (opening ?? <Opening />)) : children(data)}
    </>
  )
}

export function Opening() {
  const t = messagesIn(usePageContext().language, 'site/desk')
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <p className="site-desk-opening" role="status">
        <Spinner /> {t('opening')}
      </p>
    </>
  )
}
