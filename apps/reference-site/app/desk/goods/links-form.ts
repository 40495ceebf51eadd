import { issuesOf, type Issue, type Language, type LocalizedText } from '@shyrdak/sdk/contract'
import { missingTexts, NewLinks, type GoodsLink, type ManagedGoods } from '@shyrdak/sdk/management'
import { changedRows } from '../form/changed-rows.ts'
import { formerPlaces, saySame } from '../form/former-places.ts'
import { renewTexts } from '../form/typed-fields.ts'
import type { CheckedForm, WrongFields } from '../form/use-desk-form.ts'
import { NO_TEXT } from './facts-form.ts'

/** The form state of a product's button. */
export interface LinkEntry extends GoodsLink {
  /** The index in the stored list; null for a new button. */
  readonly from: number | null
  /** Whether a colleague removed it while it was edited here. */
  readonly isBack: boolean
}

export type LinksForm = readonly LinkEntry[]

const entryOf = (link: GoodsLink, from: number | null): LinkEntry => ({ ...link, from, isBack: false })

export const linksForm = ({ links }: Pick<ManagedGoods, 'links'>): LinksForm => links.map(entryOf)

const linkOf = ({ text, href }: GoodsLink): GoodsLink => ({ text, href })
const textOf = (link: GoodsLink) => JSON.stringify(linkOf(link))

export const changedLinks = (form: readonly GoodsLink[], before: readonly GoodsLink[]): number =>
  changedRows(form.map(textOf), before.map(textOf))

/** Matches buttons to the former ones: by equality, else by address, else by text. */
export const formerLinks = (links: readonly GoodsLink[], before: readonly GoodsLink[]): (number | null)[] =>
  formerPlaces(links, before, [
    (one, other) => textOf(one) === textOf(other),
    (one, other) => one.href === other.href,
    (one, other) => saySame(one.text, other.text),
  ])

/**
 * Rebases the form onto the stored buttons, text by text: edited texts stay, all others become the stored
 * ones. A button that a colleague removed stays only if it was edited here.
 */
export function renewLinks(
  form: LinksForm,
  now: readonly GoodsLink[],
  before: readonly GoodsLink[],
): LinksForm {
  const former = formerLinks(now, before)
  const theirs = now.flatMap((link, place): LinkEntry[] => {
    const from = former[place] ?? null
    const was = from === null ? undefined : before[from]
    if (!was) return [entryOf(link, place)]
    const mine = form.find((entry) => entry.from === from)
    return mine ? [entryOf(renewTexts(linkOf(mine), linkOf(link), linkOf(was)), place)] : []
  })
  const texts = new Set(now.map(textOf))
  const mine = form.flatMap((entry): LinkEntry[] => {
    const was = entry.from === null ? undefined : before[entry.from]
    if (!was) return entry.isBack || !texts.has(textOf(entry)) ? [entry] : []
    const isKept = !former.includes(entry.from) && textOf(entry) !== textOf(was)
    return isKept ? [{ ...entry, from: null, isBack: true }] : []
  })
  return [...theirs, ...mine]
}

export const addLink = (form: LinksForm): LinksForm => [...form, entryOf({ text: NO_TEXT, href: '' }, null)]

export const typeLink = (form: LinksForm, place: number, changes: Partial<GoodsLink>): LinksForm =>
  form.map((link, at) => (at === place ? { ...link, ...changes } : link))

export const typeLinkText = (form: LinksForm, place: number, language: Language, text: string): LinksForm =>
  form.map((link, at) =>
    at === place ? { ...link, text: { ...link.text, [language]: text } satisfies LocalizedText } : link,
  )

export function linksToSend(form: LinksForm, { isOnSale }: { isOnSale: boolean }): CheckedForm<NewLinks> {
  const body = { links: form.map(linkOf) }
  const parsed = NewLinks.safeParse(body)
  const issues = parsed.success ? (isOnSale ? gapsOf(parsed.data) : []) : issuesOf(parsed.error, body)
  if (parsed.success && issues.length === 0) return { body: parsed.data, wrong: null }
  return { body: null, wrong: wrongLinks(issues) }
}

const gapsOf = ({ links }: NewLinks): Issue[] =>
  missingTexts({ name: { en: '-', ru: '-', kg: '-' }, description: NO_TEXT, details: [], links }).map(
    (path) => ({ path, code: 'required' }),
  )

/** Maps issues by their whole path, such as `links.0.text.ru`. */
export const wrongLinks = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [issue.path.join('.'), issue]))
