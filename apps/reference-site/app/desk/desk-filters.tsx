import { Link, useLocation } from 'react-router'
import { queryWith } from './desk-query.ts'

export interface DeskFilter {
  title: string
  /** The query that this filter is, such as `{ state: 'pending' }`; none for all. */
  query: Readonly<Record<string, string | undefined>>
}

interface Props {
  label: string
  filters: readonly DeskFilter[]
  /** Fields of the address that stay whatever is filtered, such as the text that is looked for. */
  keep?: Readonly<Record<string, string | undefined>>
}

/** Links that narrow a list. Which one is chosen stands in the address, so that back and reload work. */
export function DeskFilters({ label, filters, keep }: Props) {
  const { search, pathname } = useLocation()
  const now = new URLSearchParams(search)
  const names = new Set(filters.flatMap(({ query }) => Object.keys(query)))
  const isChosen = ({ query }: DeskFilter) =>
    [...names].every((name) => (query[name] ?? null) === (now.get(name) || null))
  return (
    <nav className="site-desk-filters" aria-label={label}>
      <ul>
        {filters.map((filter) => (
          <li key={filter.title}>
            <Link
              to={{ pathname, search: queryWith({ ...keep, ...filter.query }) }}
              aria-current={isChosen(filter) ? 'true' : undefined}
              preventScrollReset
            >
              {filter.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
