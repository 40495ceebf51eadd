import { positionsOf } from '@shyrdak/sdk/management'
import { formerPlaces, saySame } from '../form/former-places.ts'
import { renewTexts } from '../form/typed-fields.ts'
import { changesOf, renewedPlaces, type Places } from '../sorting/places.ts'
import { entryTextOf, freshId, MENU_LEVELS, numbered, type MenuForm, type MenuRow } from './menu-form.ts'

/** Adds to each entry its path of texts from the root, as one string. */
function withPaths(rows: MenuForm) {
  const path: string[] = []
  return rows.map((row) => {
    path.length = row.depth
    path.push(entryTextOf(row))
    return { row, text: entryTextOf(row), path: path.join('\n\n') }
  })
}

/**
 * Matches entries to the former ones: by equal text and path, else by equal text, else by title, else by
 * address.
 */
const formerEntries = (now: MenuForm, before: MenuForm): (MenuRow | null)[] =>
  formerPlaces(withPaths(now), withPaths(before), [
    (one, other) => one.path === other.path,
    (one, other) => one.text === other.text,
    (one, other) => saySame(one.row.title, other.row.title),
    (one, other) => one.row.url === other.row.url,
  ]).map((place) => (place === null ? null : (before[place] ?? null)))

const fieldsOf = ({ title, url }: MenuRow) => ({ title, url })

/** The moved entries and all their descendants. */
function withinMoved(places: Places, before: Places): ReadonlySet<number> {
  const found = new Set(changesOf(before, places).moved)
  for (const { id, parentId } of positionsOf(places))
    if (parentId !== null && found.has(parentId)) found.add(id)
  return found
}

/**
 * Rebases the form onto the stored menu: entries added, moved and removed here, and edited texts stay,
 * everything else becomes the stored state. An entry that a colleague removed stays only if it was edited or
 * moved here. Entries keep the ids they have here.
 */
export function renewMenu(form: MenuForm, now: MenuForm, before: MenuForm): MenuForm {
  const former = formerEntries(now, before)
  const mineOf = new Map(form.flatMap((row) => (row.from === null ? [] : [[row.from, row] as const])))
  /** An entry added both here and by a colleague with the same content is merged into one. */
  const added = form.filter(({ from, isBack }) => from === null && !isBack)
  const alike = new Map<MenuRow, MenuRow>()
  now.forEach((row, place) => {
    if (former[place]) return
    const taken = new Set(alike.values())
    const own = added.find((one) => !taken.has(one) && entryTextOf(one) === entryTextOf(row))
    if (own) alike.set(row, own)
  })
  const idOfFormer = ({ id }: MenuRow) => mineOf.get(id)?.id ?? `former ${id}`
  const theirs = now.map((row, place) => {
    const was = former[place] ?? null
    return { row, was, depth: row.depth, id: was ? idOfFormer(was) : (alike.get(row)?.id ?? `now ${row.id}`) }
  })
  const were = before.map((row) => ({ row, depth: row.depth, id: idOfFormer(row) }))
  const [minePlaces = [], theirPlaces = [], werePlaces = []] = numbered(form, theirs, were)
  const moved = withinMoved(minePlaces, werePlaces)
  const [own, their, wereById] = [
    new Map(minePlaces.map(({ id }, place) => [id, form[place]])),
    new Map(theirPlaces.map(({ id }, place) => [id, theirs[place]])),
    new Map(werePlaces.map(({ id }, place) => [id, before[place]])),
  ]
  const back = [...own].flatMap(([id, row]) => {
    const was = wereById.get(id)
    return row && was && (moved.has(id) || entryTextOf(row) !== entryTextOf(was)) ? [id] : []
  })
  const rows: MenuRow[] = []
  for (const place of renewedPlaces(minePlaces, theirPlaces, werePlaces, { back: new Set(back) })) {
    const [mine, other] = [own.get(place.id), their.get(place.id)]
    // When a colleague moved the parent deeper, a child beyond the maximum depth becomes its sibling.
    const depth = Math.min(place.depth, MENU_LEVELS - 1)
    if (mine) {
      const texts = other?.was ? renewTexts(fieldsOf(mine), fieldsOf(other.row), fieldsOf(other.was)) : {}
      const isBack = !other && (mine.isBack || mine.from !== null)
      rows.push({ ...mine, ...texts, depth, from: other?.row.id ?? null, isBack })
    } else if (other) rows.push({ ...other.row, depth, id: freshId([...form, ...rows]) })
  }
  return rows
}

/** A colleague's changes to existing entries, and conflicts with changes here. `form` is rebased. */
export function theirMenu(form: MenuForm, now: MenuForm, before: MenuForm) {
  const former = formerEntries(now, before)
  const rowsNow = now.map((row, place) => ({ ...row, id: former[place]?.id ?? `now ${row.id}` }))
  const [werePlaces = [], nowPlaces = []] = numbered(before, rowsNow)
  const moved = new Set(changesOf(werePlaces, nowPlaces).moved)
  const known = now.flatMap((row, place) => {
    const was = former[place]
    const mine = form.find(({ from }) => from === row.id)
    const isMoved = moved.has(nowPlaces[place]?.id ?? -1)
    return was ? [{ row, was, mine, isMoved, isWritten: entryTextOf(row) !== entryTextOf(was) }] : []
  })
  return {
    /** Both menus with matching ids. */
    before: werePlaces.map((place, index) => ({ ...place, row: before[index] })),
    now: nowPlaces.map((place, index) => ({ ...place, row: now[index] })),
    written: known.flatMap(({ row, was, mine, isWritten }) =>
      mine && isWritten ? [{ row, was, mine }] : [],
    ),
    /** Changed by the colleague, removed here. */
    leftOut: known
      .filter(({ mine, isMoved, isWritten }) => !mine && (isMoved || isWritten))
      .map(({ was }) => was),
    /** Removed by the colleague, changed here. */
    back: form.filter(({ isBack }) => isBack),
  }
}
