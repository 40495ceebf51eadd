import { issuesOf, type Issue, type OrderLine } from '@shyrdak/sdk/contract'
import { OrderTracking } from '@shyrdak/sdk/management'
import { lineKey } from '@shyrdak/sdk/rules'
import type { CheckedForm, WrongFields } from '../form/use-desk-form.ts'

/** The entered tracking numbers, each with its `lineKey`; untouched lines are absent. */
export type TrackingForm = readonly (readonly [line: string, number: string])[]

const savedNumber = ({ delivery }: OrderLine): string => delivery.tracking_number ?? ''

/** The value of a line's field. */
export const trackingOf = (form: TrackingForm, line: OrderLine): string =>
  new Map(form).get(lineKey(line)) ?? savedNumber(line)

export const typeTracking = (form: TrackingForm, key: string, typed: string): TrackingForm => [
  ...new Map([...form, [key, typed]]),
]

/** Copies one tracking number to all lines, for orders in a single parcel. */
export const sameForAll = (form: TrackingForm, lines: readonly OrderLine[], number: string): TrackingForm => [
  ...new Map([...form, ...lines.map((line) => [lineKey(line), number] as const)]),
]

export const changedLines = (form: TrackingForm, lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.filter((line) => trackingOf(form, line).trim() !== savedNumber(line))

/** The lines whose saved tracking number somebody else has changed. */
export const renumberedLines = (
  before: readonly OrderLine[],
  now: readonly OrderLine[],
): readonly OrderLine[] => {
  const numbers = new Map(before.map((line) => [lineKey(line), savedNumber(line)]))
  return now.filter((line) => numbers.get(lineKey(line)) !== savedNumber(line))
}

/**
 * Returns the request body with the changed lines, or the errors by `lineKey`. An emptied field is sent as
 * null.
 */
export function trackingToSend(form: TrackingForm, lines: readonly OrderLine[]): CheckedForm<OrderTracking> {
  const items = changedLines(form, lines).map((line) => ({
    line_key: lineKey(line),
    was: line.delivery.tracking_number,
    tracking_number: trackingOf(form, line).trim() || null,
  }))
  const parsed = OrderTracking.safeParse({ items })
  if (parsed.success) return { body: parsed.data, wrong: null }
  return { body: null, wrong: wrongTracking(form, lines, issuesOf(parsed.error, { items })) }
}

/** Maps the issues of the sent lines by `lineKey`. */
export function wrongTracking(
  form: TrackingForm,
  lines: readonly OrderLine[],
  issues: readonly Issue[],
): WrongFields {
  const sent = changedLines(form, lines)
  const wrong = new Map<string, Issue>()
  for (const issue of issues) {
    const line = sent[Number(issue.path[1])]
    if (line) wrong.set(lineKey(line), { ...issue, path: ['tracking_number'] })
  }
  return wrong
}
