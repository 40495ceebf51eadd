import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import type { Issue } from '@shyrdak/sdk/contract'
import { describeIssue } from '@shyrdak/sdk/messages'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  /** Their names in the URL, and their labels. */
  days: readonly (readonly [name: string, label: string])[]
  written: Readonly<Record<string, string | undefined>>
  wrong: readonly Issue[]
}

/** A form with day filters in their order, and one button. */
export function DayFields({ days, written, wrong }: Props) {
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
