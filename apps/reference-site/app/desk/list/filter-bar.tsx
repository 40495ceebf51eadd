import '../filter-links.css'
import './filter-bar.css'
import { messagesIn } from '../../messages/messages-in.ts'
import type { Issue } from '@shyrdak/sdk/contract'
import { Link } from 'react-router'
import type { ListContext, ListNamespace } from './list-context.ts'
import type { ListFilters } from './list-filter.ts'
import { queryWith, writeFilters } from './list-query.ts'
import { DayFields } from './day-fields.tsx'
import { SearchField } from './search-field.tsx'

interface Props<N extends ListNamespace> {
  filters: ListFilters<N>
  values: Readonly<Record<string, unknown>>
  /** The store's issues with the filters in the URL. */
  wrong: readonly Issue[]
  context: ListContext<N>
}

/** With more links than this, they scroll sideways on phones and get their own line on wide screens. */
const MAX_LINKS = 6

/** The filters of a list. Their values are in the URL, so that history and reload work. */
export function FilterBar<N extends ListNamespace>({ filters, values, wrong, context }: Props<N>) {
  const written = writeFilters(filters, values)
  const labelOf = (name: string) =>
    filters[name]?.label?.(context) ?? messagesIn(context.language, 'site/desk')('filters')
  const days = Object.keys(filters).filter((name) => filters[name]?.input === 'day')
  return (
    <div className="site-desk-actions">
      {searchFirst(filters).map(([name, filter]) => {
        const label = labelOf(name)
        if (filter.input === 'day')
          return name === days[0] ? (
            <DayFields
              key={name}
              days={days.map((day) => [day, labelOf(day)])}
              written={written}
              wrong={wrong}
            />
          ) : null
        const links = filter.links?.(values[name], context)
        if (!links) return <SearchField key={name} name={name} label={label} written={written} />
        if (links.length === 0) return null
        return (
          <nav
            key={name}
            className="site-desk-filters"
            data-long={links.length > MAX_LINKS || undefined}
            data-alone={links.length === 1 || undefined}
            aria-label={label}
          >
            <ul ref={showChosen}>
              {links.map(({ title, value, isChosen }) => (
                <li key={title}>
                  <Link
                    to={{ search: queryWith({ ...written, [name]: filter.write(value) }) }}
                    aria-current={isChosen ? 'true' : undefined}
                    preventScrollReset
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )
      })}
    </div>
  )
}

/** The filters of a list as they are shown: the search is in the same place on every list. */
function searchFirst<N extends ListNamespace>(filters: ListFilters<N>) {
  const isSearch = ({ input, links }: ListFilters<N>[string]) => input !== 'day' && !links
  return Object.entries(filters).toSorted(
    ([, one], [, other]) => Number(isSearch(other)) - Number(isSearch(one)),
  )
}

/** Scrolls a line of links to the first chosen one, once the page is opened. */
function showChosen(line: HTMLUListElement | null): void {
  const chosen = line?.querySelector('[aria-current]')
  if (!line || !chosen) return
  const beyond = chosen.getBoundingClientRect().right - line.getBoundingClientRect().right
  if (beyond > 0) line.scrollLeft += beyond + chosen.clientWidth / 2
}
