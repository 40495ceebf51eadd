import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Pagination } from '@shyrdak/blocks/parts/pagination'
import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { usePageContext } from '../page/use-page-context.ts'
import { LIST_ID } from './moderation/use-focus-after.ts'
import { queryWith } from './desk-query.ts'
import { deskMessages } from './desk-messages.ts'

interface Props {
  page: { total: number; current_page: number; last_page: number }
  /** Said instead of an empty list. */
  empty: string
  /** The rows, as list items. */
  children: ReactNode
}

/** A list of the desk with its pages. While another filter is under way it stays, dimmed. */
export function DeskList({ page, empty, children }: Props) {
  const { language, prefix } = usePageContext()
  const messages = deskMessages[language]
  const { pathname, search } = useLocation()
  const isWaiting = useNavigation().state !== 'idle'
  const link = (number: number) =>
    prefix + pathname + queryWith({ ...Object.fromEntries(new URLSearchParams(search)), page: number })
  return (
    <section className="site-desk-results" id={LIST_ID} tabIndex={-1} aria-busy={isWaiting}>
      <p className="site-desk-found" role="status">
        {page.total > 0 ? messages.found(page.total) : null}
      </p>
      {page.total === 0 ? (
        <div className="site-desk-empty">
          <Ornament shape="medallion" />
          <p>{empty}</p>
        </div>
      ) : (
        <ul className="site-desk-list">{children}</ul>
      )}
      <Pagination
        current={page.current_page}
        last={page.last_page}
        link={link}
        labels={{
          label: messages.pages,
          previous: messages.previous,
          next: messages.next,
          page: messages.page,
        }}
      />
    </section>
  )
}
