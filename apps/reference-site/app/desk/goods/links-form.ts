import { issuesOf, type Issue, type Language, type LocalizedText } from '@shyrdak/sdk/contract'
import { missingTexts, NewLinks, type GoodsLink, type ManagedGoods } from '@shyrdak/sdk/management'
import { changedRows } from '../form/changed-rows.ts'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'
import { NO_TEXT } from './facts-form.ts'

/** The buttons of a product as they are typed. */
export type LinksForm = readonly GoodsLink[]

export const linksForm = ({ links }: Pick<ManagedGoods, 'links'>): LinksForm => links

const textsOf = (form: LinksForm) => form.map((link) => JSON.stringify(link))

export const changedLinks = (form: LinksForm, before: LinksForm): number =>
  changedRows(textsOf(form), textsOf(before))

export const addLink = (form: LinksForm): LinksForm => [...form, { text: NO_TEXT, href: '' }]

export const typeLink = (form: LinksForm, place: number, changes: Partial<GoodsLink>): LinksForm =>
  form.map((link, at) => (at === place ? { ...link, ...changes } : link))

export const typeLinkText = (form: LinksForm, place: number, language: Language, text: string): LinksForm =>
  form.map((link, at) =>
    at === place ? { ...link, text: { ...link.text, [language]: text } satisfies LocalizedText } : link,
  )

export function linksToSend(form: LinksForm, { isOnSale }: { isOnSale: boolean }): Checked<NewLinks> {
  const body = { links: [...form] }
  const parsed = NewLinks.safeParse(body)
  const issues = parsed.success ? (isOnSale ? gapsOf(parsed.data) : []) : issuesOf(parsed.error, body)
  if (parsed.success && issues.length === 0) return { body: parsed.data, wrong: null }
  return { body: null, wrong: wrongLinks(issues) }
}

const gapsOf = ({ links }: NewLinks): Issue[] =>
  missingTexts({ name: { en: '-', ru: '-', kg: '-' }, description: NO_TEXT, details: [], links }).map(
    (path) => ({ path, code: 'required' }),
  )

/** By the whole path: `links.0.text.ru`. */
export const wrongLinks = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [issue.path.join('.'), issue]))
