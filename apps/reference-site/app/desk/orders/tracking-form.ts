import { issuesOf, type Issue, type OrderLine } from '@shyrdak/sdk/contract'
import { OrderTracking } from '@shyrdak/sdk/management'
import { lineKey } from '@shyrdak/sdk/rules'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'

/** What was typed as the numbers of parcels, by `lineKey`; a line that was left alone is not in it. */
export type TrackingForm = ReadonlyMap<string, string>

const savedNumber = ({ delivery }: OrderLine): string => delivery.tracking_number ?? ''

/** What stands in the field of a line. */
export const trackingOf = (form: TrackingForm, line: OrderLine): string =>
  form.get(lineKey(line)) ?? savedNumber(line)

export const typeTracking = (form: TrackingForm, key: string, typed: string): TrackingForm =>
  new Map([...form, [key, typed]])

/** Writes the number of one line beside all of them: they travel in one parcel. */
export const sameForAll = (form: TrackingForm, lines: readonly OrderLine[], number: string): TrackingForm =>
  new Map([...form, ...lines.map((line) => [lineKey(line), number] as const)])

export const changedLines = (form: TrackingForm, lines: readonly OrderLine[]): readonly OrderLine[] =>
  lines.filter((line) => trackingOf(form, line).trim() !== savedNumber(line))

/** What is sent: the lines that were changed, an emptied one as null; or what is wrong with them by `lineKey`. */
export function trackingToSend(form: TrackingForm, lines: readonly OrderLine[]): Checked<OrderTracking> {
  const items = changedLines(form, lines).map((line) => ({
    line_key: lineKey(line),
    tracking_number: trackingOf(form, line).trim() || null,
  }))
  const parsed = OrderTracking.safeParse({ items })
  if (parsed.success) return { body: parsed.data, wrong: null }
  return { body: null, wrong: wrongTracking(form, lines, issuesOf(parsed.error, { items })) }
}

/** What is wrong with the numbers that were sent, by `lineKey`. */
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
