import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Pagination, type PaginationLink } from './pagination.tsx'

const labels = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }
const link = (page: number) => `?page=${page}`

test('there are links to the previous, next, first and last page', () => {
  render(<Pagination current={5} last={9} link={link} labels={labels} />)
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '?page=4')
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=6')
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '?page=1')
  expect(screen.getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '?page=9')
  expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
})

test('a page with a router renders the links by its own component', () => {
  const renderLink = ({ href, children, ...attributes }: PaginationLink) => (
    <a {...attributes} href={`#${href}`}>
      {children}
    </a>
  )
  render(<Pagination current={2} last={3} link={link} labels={labels} renderLink={renderLink} />)
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#?page=3')
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '#?page=1')
})

test('the first page has no previous link', () => {
  render(<Pagination current={1} last={3} link={link} labels={labels} />)
  expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Next' })).toBeInTheDocument()
})

test('a single page has no pagination', () => {
  const { container } = render(<Pagination current={1} last={1} link={link} labels={labels} />)
  expect(container).toBeEmptyDOMElement()
})
