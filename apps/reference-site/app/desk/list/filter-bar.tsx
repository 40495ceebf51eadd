import '../filter-links.css'
import './filter-bar.css'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import type { Issue } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form, Link } from 'react-router'
import { usePageContext } from '../../page/use-page-context.ts'
import type { ListContext, ListNamespace } from './list-context.ts'
import type { ListFilters } from './list-filter.ts'
import { queryWith, writeFilters } from './list-query.ts'

interface Props<N extends ListNamespace> {
  filters: ListFilters<N>
  values: Readonly<Record<string, unknown>>
  /** The store's issues with the filters in the URL. */
  wrong: readonly Issue[]
  context: ListContext<N>
}

/** The filters of a list. Their values are in the URL, so that history and reload work. */
export function FilterBar<N extends ListNamespace>({ filters, values, wrong, context }: Props<N>) {
  const written = writeFilters(filters, values)
  const labelOf = (name: string) =>
    filters[name]?.label?.(context) ?? messagesIn(context.language, 'site/desk')('filters')
  const days = Object.keys(filters).filter((name) => filters[name]?.input === 'day')
  return (
    <div className="site-desk-actions">
      {Object.entries(filters).map(([name, filter]) => {
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

/** With more links than this, they scroll sideways on phones and get their own line on wide screens. */
const MAX_LINKS = 6

/** Scrolls a line of links to the first chosen one, once the page is opened. */
function showChosen(line: HTMLUListElement | null): void {
  const chosen = line?.querySelector('[aria-current]')
  if (!line || !chosen) return
  const beyond = chosen.getBoundingClientRect().right - line.getBoundingClientRect().right
  if (beyond > 0) line.scrollLeft += beyond + chosen.clientWidth / 2
}

interface SearchProps {
  name: string
  label: string
  /** The other query parameters, which a search preserves. */
  written: Readonly<Record<string, string | undefined>>
}

function SearchField({ name, label, written }: SearchProps) {
  const t = messagesIn(usePageContext().language, 'site/desk')
  const { [name]: text = '', ...others } = written
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Keyed by the text, the form would be replaced by each search, and the focus lost.
    if (input.current) input.current.value = text
  }, [text])
  return (
    <Form className="site-desk-search" role="search" aria-label={t('find')} preventScrollReset>
      {Object.entries(others).map(([field, value]) =>
        value ? <input key={field} type="hidden" name={field} value={value} /> : null,
      )}
      <Field
        ref={input}
        id="desk-search"
        name={name}
        type="search"
        label={label}
        defaultValue={text}
        maxLength={100}
        autoComplete="off"
      />
      <Button type="submit" tone="secondary">
        {t('findSubmit')}
      </Button>
    </Form>
  )
}

interface DaysProps {
  /** Their names in the URL, and their labels. */
  days: readonly (readonly [name: string, label: string])[]
  written: Readonly<Record<string, string | undefined>>
  wrong: readonly Issue[]
}

/** A form with day filters in their order, and one button. */
function DayFields({ days, written, wrong }: DaysProps) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'site/desk')
  const [early, setEarly] = useState<Issue | null>(null)
  const names = new Set(days.map(([name]) => name))
  const dates = useRef<HTMLFormElement>(null)
  const shown = days.map(([name]) => written[name] ?? '').join(' ')
  const [seen, setSeen] = useState(shown)
  if (shown !== seen) {
    setSeen(shown)
    setEarly(null)
  }
  useEffect(() => {
    // Keyed by the days, the form would be replaced by each choice, and the focus lost.
    const inputs = dates.current?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? []
    const values = shown.split(' ')
    for (const [place, input] of inputs.entries()) input.value = values[place] ?? ''
  }, [shown])
  function check(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const inputOf = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)
    const issue = earlyDay(days.map(([name]) => [name, inputOf(name)?.value ?? '']))
    setEarly(issue)
    if (!issue) return
    event.preventDefault()
    inputOf(String(issue.path[0]))?.focus()
  }
  const errorOf = (day: string) => {
    const issue = [early, ...wrong].find((one) => one?.path[0] === day)
    return issue ? describeIssue(issue, i18nOf(language)) : undefined
  }
  const others = Object.entries(written).filter(([field, value]) => value && !names.has(field))
  return (
    <Form
      className="site-desk-search site-desk-days"
      aria-label={t('days')}
      preventScrollReset
      ref={dates}
      onSubmit={check}
    >
      {others.map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {days.map(([name, label]) => (
        <Field
          key={name}
          id={`desk-day-${name}`}
          name={name}
          type="date"
          label={label}
          defaultValue={written[name]}
          error={errorOf(name)}
        />
      ))}
      <Button type="submit" tone="secondary">
        {t('show')}
      </Button>
    </Form>
  )
}

/** Returns the issue of a day that is before the preceding one. */
function earlyDay(days: readonly (readonly [name: string, day: string])[]): Issue | null {
  for (const [place, [name, day]] of days.entries()) {
    const min = days[place - 1]?.[1] ?? ''
    if (day !== '' && day < min) return { path: [name], code: 'too_small', params: { min, of: 'date' } }
  }
  return null
}
