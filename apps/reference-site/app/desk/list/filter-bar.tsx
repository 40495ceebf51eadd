import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Form, Link } from 'react-router'
import { usePageContext } from '../../page/use-page-context.ts'
import { deskMessages } from '../desk-messages.ts'
import type { ListContext } from './list-context.ts'
import type { ListFilters } from './list-filter.ts'
import { queryWith, writeFilters } from './list-query.ts'

interface Props<Messages> {
  filters: ListFilters<Messages>
  values: Readonly<Record<string, unknown>>
  context: ListContext<Messages>
}

/** What narrows a list. What is chosen stands in the address, so that back and reload work. */
export function FilterBar<Messages>({ filters, values, context }: Props<Messages>) {
  const written = writeFilters(filters, values)
  return (
    <div className="site-desk-actions">
      {Object.entries(filters).map(([name, filter]) => {
        const label = filter.label?.(context) ?? deskMessages[context.language].filters
        const links = filter.links?.(values[name], context)
        if (!links) return <SearchField key={name} name={name} label={label} written={written} />
        return (
          <nav
            key={name}
            className="site-desk-filters"
            data-long={links.length > MOST || undefined}
            aria-label={label}
          >
            <ul>
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

/** More links than this are pushed aside with a finger on phones, and have a line of their own on wide screens. */
const MOST = 6

interface SearchProps {
  name: string
  label: string
  /** The fields of the address, which stay while something is looked for. */
  written: Readonly<Record<string, string | undefined>>
}

function SearchField({ name, label, written }: SearchProps) {
  const messages = deskMessages[usePageContext().language]
  const { [name]: text, ...others } = written
  return (
    <Form className="site-desk-search" role="search" aria-label={messages.find} preventScrollReset key={text}>
      {Object.entries(others).map(([field, value]) =>
        value ? <input key={field} type="hidden" name={field} value={value} /> : null,
      )}
      <Field
        id="desk-search"
        name={name}
        type="search"
        label={label}
        defaultValue={text}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" tone="secondary">
        {messages.findSubmit}
      </Button>
    </Form>
  )
}
