import { Icon } from '../icon/icon.tsx'
import { pageWindow } from './page-window.ts'

export interface PaginationProps {
  /** Current page, from 1. */
  current: number
  /** Number of pages. Renders nothing for one or none. */
  last: number
  /** Returns the URL of a page. */
  link: (page: number) => string
  labels: {
    /** Accessible name of the navigation. */
    label: string
    previous: string
    next: string
    /** Accessible name of a page link: `Page 3`. */
    page: (page: number) => string
  }
}

/** Links to the pages of a list. */
export function Pagination({ current, last, link, labels }: PaginationProps) {
  if (last <= 1) return null
  return (
    <nav className="shyrdak-pagination" aria-label={labels.label}>
      <ul className="shyrdak-pagination-list">
        <li>{renderStep('previous', current > 1 ? link(current - 1) : undefined, labels.previous)}</li>
        {pageWindow(current, last).map((page, index) => (
          <li
            key={page ?? `gap ${index}`}
            data-neighbour={page !== null && isNeighbour(page, current, last) ? true : undefined}
          >
            {page === null ? (
              <span className="shyrdak-pagination-gap" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className="shyrdak-pagination-link"
                href={link(page)}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        <li>{renderStep('next', current < last ? link(current + 1) : undefined, labels.next)}</li>
      </ul>
    </nav>
  )
}

/** Adjacent to the current page and neither the first nor the last. Hidden on very narrow screens. */
const isNeighbour = (page: number, current: number, last: number) =>
  Math.abs(page - current) === 1 && page > 1 && page < last

function renderStep(rel: 'previous' | 'next', href: string | undefined, label: string) {
  const content = (
    <>
      {rel === 'previous' ? <Icon name="chevron-left" /> : null}
      <span className="shyrdak-pagination-text">{label}</span>
      {rel === 'next' ? <Icon name="chevron-right" /> : null}
    </>
  )
  if (href === undefined)
    return (
      <span className="shyrdak-pagination-link" data-step={rel} aria-hidden="true">
        {content}
      </span>
    )
  return (
    <a className="shyrdak-pagination-link" data-step={rel} href={href} rel={rel === 'next' ? 'next' : 'prev'}>
      {content}
    </a>
  )
}
