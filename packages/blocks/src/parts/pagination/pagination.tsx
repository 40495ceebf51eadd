import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { pageWindow } from './page-window.ts'

/** The attributes and the content of a link to a page. */
export type PaginationLink = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

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
  /** Renders a link, for a router that opens pages in place. An `a` by default. */
  renderLink?: ((link: PaginationLink) => ReactNode) | undefined
}

const renderPlainLink = ({ children, ...attributes }: PaginationLink) => <a {...attributes}>{children}</a>

/** Links to the pages of a list. */
export function Pagination({ current, last, link, labels, renderLink = renderPlainLink }: PaginationProps) {
  if (last <= 1) return null
  const renderStep = (rel: 'previous' | 'next', page: number) => {
    const attributes = {
      className: 'shyrdak-pagination-link',
      'data-step': rel,
      children: (
        <>
          {rel === 'previous' ? <Icon name="chevron-left" /> : null}
          <span className="shyrdak-pagination-text">{labels[rel]}</span>
          {rel === 'next' ? <Icon name="chevron-right" /> : null}
        </>
      ),
    }
    return page < 1 || page > last ? (
      <span {...attributes} aria-hidden="true" />
    ) : (
      renderLink({ ...attributes, href: link(page), rel: rel === 'next' ? 'next' : 'prev' })
    )
  }
  return (
    <nav className="shyrdak-pagination" aria-label={labels.label}>
      <ul className="shyrdak-pagination-list">
        <li>{renderStep('previous', current - 1)}</li>
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
              renderLink({
                className: 'shyrdak-pagination-link',
                href: link(page),
                'aria-label': labels.page(page),
                'aria-current': page === current ? 'page' : undefined,
                children: page,
              })
            )}
          </li>
        ))}
        <li>{renderStep('next', current + 1)}</li>
      </ul>
    </nav>
  )
}

/** Adjacent to the current page and neither the first nor the last. Hidden on very narrow screens. */
const isNeighbour = (page: number, current: number, last: number) =>
  Math.abs(page - current) === 1 && page > 1 && page < last
