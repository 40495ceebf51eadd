import './routed-pagination.css'
import { Pagination, type PaginationLink, type PaginationProps } from '@shyrdak/blocks/parts/pagination'
import type { Paginated } from '@shyrdak/sdk/contract'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'

interface Props extends Pick<PaginationProps, 'labels'> {
  page: Pick<Paginated<unknown>, 'current_page' | 'last_page'>
}

/** The query of another page of a list, which keeps its filters. */
function queryOfPage(search: string, page: number): string {
  const query = new URLSearchParams(search)
  if (page === 1) query.delete('page')
  else query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Links to the pages of the list that the URL's `page` selects, on pages with a router: only the list is loaded.
 * The focus then moves to the list, or to the heading of the page, so that it is read from the top.
 */
export function RoutedPagination({ page: { current_page, last_page }, labels }: Props) {
  const { search } = useLocation()
  const awaited = useNavigation().location?.search
  /** The link that was followed, and the page it was on. */
  const followed = useRef<{ link: HTMLElement; from: number }>(null)
  useEffect(() => {
    if (!followed.current || followed.current.from === current_page) return
    const { link } = followed.current
    followed.current = null
    const list = link.closest<HTMLElement>('[tabindex="-1"]') ?? document.querySelector('h1')
    list?.focus({ preventScroll: true })
  }, [current_page])
  const renderLink = ({ href, ...attributes }: PaginationLink) => (
    <Link
      {...attributes}
      to={{ search: href }}
      data-awaited={awaited === href || undefined}
      onClick={({ currentTarget }) => {
        followed.current = { link: currentTarget, from: current_page }
      }}
    />
  )
  return (
    <Pagination
      current={current_page}
      last={last_page}
      link={(page) => queryOfPage(search, page)}
      labels={labels}
      renderLink={renderLink}
    />
  )
}
