import { issuesOf, LANGUAGES, type Issue, type LocalizedText } from '@shyrdak/sdk/contract'
import { NewMenu, type ManagedMenu, type ManagedMenuItem } from '@shyrdak/sdk/management'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'
import { changesOf, type Places } from '../sorting/places.ts'
import type { SortedRow } from '../sorting/sorted-rows.ts'

/** Source: `NewMenuItem`, an entry, those below it and those below them. */
export const MENU_LEVELS = 3

/** An entry of a menu as it is typed, with how deep it stands. */
export interface MenuRow extends SortedRow {
  readonly title: LocalizedText
  readonly url: string
  /** What it is called in the menu that was read; null for one that is not in it. */
  readonly from: string | null
  /** A colleague has taken it out, while it was changed here. */
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

/** The entries of a menu one below the other, called by where they were. */
export const menuFormOf = ({ items }: Pick<ManagedMenu, 'items'>): MenuForm => rowsOf(items, 0, '')

/** What an entry may be called that is new among others. */
export function freshId(rows: MenuForm): string {
  const taken = new Set(rows.map(({ id }) => id))
  let number = 1
  while (taken.has(`new-${number}`)) number += 1
  return `new-${number}`
}

/** A menu with another entry, without texts yet: as the last one below another, or at the end; and what it is called. */
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

/** Lists of entries as places: those of a name are the same in all of them. */
export function numbered(...lists: readonly (readonly { id: string; depth: number }[])[]): Places[] {
  const numbers = new Map<string, number>()
  for (const { id } of lists.flat()) numbers.set(id, numbers.get(id) ?? numbers.size)
  return lists.map((rows) => rows.map(({ id, depth }) => ({ id: numbers.get(id) ?? -1, depth })))
}

/** How many entries were added, taken away, moved or written anew. */
export function menuChanges(rows: MenuForm, before: MenuForm): number {
  // Entries are known by their places: what others have made of them may be the same.
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

/** An entry as it is sent, and where each row went: `1.childrens.0`. */
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

/** Issues by row and field: `new-1.title.en`, `0-2.url`; what is about many entries is `items`. */
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

/** What is sent, or what is wrong with it. */
export function menuToSend(rows: MenuForm): Checked<NewMenu> {
  const { items } = nested(rows)
  const parsed = NewMenu.safeParse({ items })
  if (parsed.success) return { body: parsed.data, wrong: null }
  return { body: null, wrong: menuWrong(rows, issuesOf(parsed.error, { items })) }
}
