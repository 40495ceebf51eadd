import { issuesOf, LANGUAGES, type Issue, type LocalizedText } from '@shyrdak/sdk/contract'
import { NewMenu, type ManagedMenu, type ManagedMenuItem } from '@shyrdak/sdk/management'
import type { CheckedForm, WrongFields } from '../form/use-desk-form.ts'
import { changesOf, type Places } from '../sorting/places.ts'
import type { SortedRow } from '../sorting/sorted-rows.ts'

/** The maximum depth of a menu. Source: `NewMenuItem`. */
export const MENU_LEVELS = 3

/** The form state of a menu entry, with its depth. */
export interface MenuRow extends SortedRow {
  readonly title: LocalizedText
  readonly url: string
  /** Its id in the stored menu; null for a new entry. */
  readonly from: string | null
  /** Whether a colleague removed it while it was edited here. */
  readonly isBack: boolean
}

export type MenuForm = readonly MenuRow[]

const NO_TITLE: LocalizedText = { en: '', ru: '', kg: '' }

function rowsOf(items: readonly ManagedMenuItem[], depth: number, path: string): MenuRow[] {
  return items.flatMap(({ title, url, childrens }, index) => {
    const id = `${path}${index}`
    return [{ id, depth, title, url, from: id, isBack: false }, ...rowsOf(childrens, depth + 1, `${id}-`)]
  })
}

/** Flattens the entries of a menu. Their ids are their paths in the stored menu. */
export const menuFormOf = ({ items }: Pick<ManagedMenu, 'items'>): MenuForm => rowsOf(items, 0, '')

/** Returns an unused id for a new entry. */
export function freshId(rows: MenuForm): string {
  const taken = new Set(rows.map(({ id }) => id))
  let number = 1
  while (taken.has(`new-${number}`)) number += 1
  return `new-${number}`
}

/** Adds an empty entry as the last child of `parent`, or at the end. Returns its id too. */
export function addedRow(rows: MenuForm, parent?: string): { rows: MenuForm; id: string } {
  const id = freshId(rows)
  const at = rows.findIndex((row) => row.id === parent)
  const depth = (rows[at]?.depth ?? -1) + 1
  const end = at === -1 ? -1 : rows.findIndex((row, index) => index > at && row.depth < depth)
  const place = end === -1 ? rows.length : end
  const row = { id, depth, title: NO_TITLE, url: '', from: null, isBack: false }
  return { rows: [...rows.slice(0, place), row, ...rows.slice(place)], id }
}

export const entryTextOf = ({ title, url }: MenuRow): string =>
  [...LANGUAGES.map((language) => title[language].trim()), url.trim()].join('\n')

const sameMenu = (rows: MenuForm, before: MenuForm): boolean =>
  rows.length === before.length &&
  rows.every((row, place) => {
    const other = before[place]
    return other?.depth === row.depth && entryTextOf(other) === entryTextOf(row)
  })

/** Converts lists of entries to places with numeric ids, the same for an entry in all lists. */
export function numbered(...lists: readonly (readonly { id: string; depth: number }[])[]): Places[] {
  const numbers = new Map<string, number>()
  for (const { id } of lists.flat()) numbers.set(id, numbers.get(id) ?? numbers.size)
  return lists.map((rows) => rows.map(({ id, depth }) => ({ id: numbers.get(id) ?? -1, depth })))
}

/** Counts the entries that were added, removed, moved or edited. */
export function menuChanges(rows: MenuForm, before: MenuForm): number {
  // Ids are positions, so the same menu may have different ids after a colleague's changes.
  if (sameMenu(rows, before)) return 0
  const known = new Map(before.map((row) => [row.id, row]))
  const written = rows.filter((row) => {
    const was = known.get(row.from ?? '')
    return was && entryTextOf(row) !== entryTextOf(was)
  })
  const [now = [], were = []] = numbered(
    rows.map(({ from, id, depth }) => ({ id: from ?? `added ${id}`, depth })),
    before,
  )
  const { added, removed, moved } = changesOf(were, now)
  return written.length + added.length + removed.length + moved.length
}

/** The request body of an entry. The map contains the path of each row in it, such as `1.childrens.0`. */
interface Sent {
  title: LocalizedText
  url: string
  childrens?: Sent[]
}

function nested(rows: MenuForm): { items: Sent[]; paths: ReadonlyMap<string, string> } {
  const paths = new Map<string, string>()
  const items: Sent[] = []
  const above: { sent: Sent; path: string }[] = []
  for (const { id, depth, title, url } of rows) {
    const sent: Sent = { title, url: url.trim() }
    const parent = depth === 0 ? undefined : above[depth - 1]
    const siblings = parent ? (parent.sent.childrens ??= []) : items
    const path = [...(parent ? [parent.path, 'childrens'] : []), siblings.length].join('.')
    siblings.push(sent)
    paths.set(path, id)
    above[depth] = { sent, path }
  }
  return { items, paths }
}

/** Maps issues by row and field, such as `new-1.title.en` and `0-2.url`; `items` has those of the menu. */
export function menuWrong(rows: MenuForm, issues: readonly Issue[]): WrongFields {
  const { paths } = nested(rows)
  return new Map(
    issues.map((issue) => {
      const text = issue.path.slice(1).join('.')
      const [, path = '', field = ''] = /^(\d+(?:\.childrens\.\d+)*)\.(title\.\w+|url)$/.exec(text) ?? []
      const id = paths.get(path)
      return [id === undefined ? 'items' : `${id}.${field}`, issue]
    }),
  )
}

/** Returns the request body, or the errors by field. */
export function menuToSend(rows: MenuForm): CheckedForm<NewMenu> {
  const { items } = nested(rows)
  const parsed = NewMenu.safeParse({ items })
  if (parsed.success) return { body: parsed.data, wrong: null }
  return { body: null, wrong: menuWrong(rows, issuesOf(parsed.error, { items })) }
}
