import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import { NewColors, type ManagedGoods } from '@shyrdak/sdk/management'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'
import { renewedPlaces } from '../sorting/places.ts'

/** A colour of a product as it is typed: its sizes are one line of text. */
export interface ColorEntry {
  readonly color_id: number
  readonly photos: readonly string[]
  readonly sizes: string
}
export type ColorsForm = readonly ColorEntry[]

export const colorsForm = ({ colors }: Pick<ManagedGoods, 'colors'>): ColorsForm =>
  colors.map(({ color_id, photos, sizes }) => ({ color_id, photos, sizes: sizes.join(', ') }))

/** Numbers with nothing between them but blanks: `40 41 42`. */
const BARE_NUMBERS = /^\d+(?:\.\d+)?(?: \d+(?:\.\d+)?)+$/

/** The sizes that a line names, in its order. Numbers between blanks are a size each; words between them are one. */
export const typedSizes = (line: string): string[] =>
  line
    .split(/[,;\n]/)
    .map((size) => size.trim().replace(/\s+/g, ' '))
    .flatMap((size) => (BARE_NUMBERS.test(size) ? size.split(' ') : [size]))
    .filter((size) => size !== '')

const sent = (form: ColorsForm): NewColors => ({
  colors: form.map(({ color_id, photos, sizes }) => ({
    color_id,
    photos: [...photos],
    sizes: typedSizes(sizes),
  })),
})

/** How many colours differ in what is shown of them; another order of colours is one change. */
export function changedColors(form: ColorsForm, before: ColorsForm): number {
  const known = new Map(before.map((entry) => [entry.color_id, entry]))
  const ids = new Set([...form, ...before].map(({ color_id }) => color_id))
  const now = new Map(form.map((entry) => [entry.color_id, entry]))
  const differs = (id: number) => {
    const [one, other] = [now.get(id), known.get(id)]
    return !one || !other || JSON.stringify(sent([one])) !== JSON.stringify(sent([other]))
  }
  const changed = [...ids].filter(differs).length
  const order = (entries: ColorsForm) => entries.map(({ color_id }) => color_id).join()
  return changed > 0 ? changed : Number(order(form) !== order(before))
}

/** Which of the fields of a colour differ. */
const changedIn = (entry: ColorEntry, before: ColorEntry) => ({
  photos: entry.photos.join('\n') !== before.photos.join('\n'),
  sizes: typedSizes(entry.sizes).join('\n') !== typedSizes(before.sizes).join('\n'),
})

const placesOf = (form: ColorsForm) => form.map(({ color_id }) => ({ id: color_id, depth: 0 }))
const entriesOf = (form: ColorsForm) => new Map(form.map((entry) => [entry.color_id, entry]))

/**
 * What was changed here over what the store has by now, field by field; what was not is what the store says. A colour that
 * a colleague has taken out stays only if it was changed here.
 */
export function renewColors(form: ColorsForm, now: ColorsForm, before: ColorsForm): ColorsForm {
  const [mine, theirs, were] = [entriesOf(form), entriesOf(now), entriesOf(before)]
  const back = form.filter((entry) => {
    const was = were.get(entry.color_id)
    return was && !isSame(entry, was)
  })
  return renewedPlaces(placesOf(form), placesOf(now), placesOf(before), {
    back: new Set(back.map(({ color_id }) => color_id)),
  }).flatMap(({ id }) => {
    const [own, their, was] = [mine.get(id), theirs.get(id), were.get(id)]
    if (!own) return their ? [their] : []
    if (!their || !was) return [own]
    const changed = changedIn(own, was)
    return [
      {
        ...own,
        photos: changed.photos ? own.photos : their.photos,
        sizes: changed.sizes ? own.sizes : their.sizes,
      },
    ]
  })
}

const isSame = (entry: ColorEntry, before: ColorEntry) => {
  const changed = changedIn(entry, before)
  return !changed.photos && !changed.sizes
}

/** What a colleague has changed in colours that are still there, and how it meets what was changed here. */
export function theirColors(form: ColorsForm, now: ColorsForm, before: ColorsForm) {
  const [mine, theirs, were] = [entriesOf(form), entriesOf(now), entriesOf(before)]
  const changed = now.flatMap((entry) => {
    const was = were.get(entry.color_id)
    return was && !isSame(entry, was) ? [{ id: entry.color_id, was, entry, ...changedIn(entry, was) }] : []
  })
  const here = changed.filter(({ id }) => mine.has(id))
  return {
    sizes: here.filter(({ sizes }) => sizes),
    photos: here.filter(({ photos }) => photos).map(({ id }) => id),
    /** Changed by them and taken out here. */
    leftOut: changed.filter(({ id }) => !mine.has(id)).map(({ id }) => id),
    /** Taken out by them and changed here. */
    back: before.map(({ color_id }) => color_id).filter((id) => mine.has(id) && !theirs.has(id)),
  }
}

/** The keys of the fields of a colour. */
export const photosKey = (colorId: number): string => `${colorId}.photos`
export const sizesKey = (colorId: number): string => `${colorId}.sizes`

export function colorsToSend(form: ColorsForm, { isOnSale }: { isOnSale: boolean }): Checked<NewColors> {
  const body = sent(form)
  const parsed = NewColors.safeParse(body)
  const issues = parsed.success ? repeatedSizes(body) : issuesOf(parsed.error, body)
  if (issues.length === 0 && isOnSale && body.colors.every(({ sizes }) => sizes.length === 0))
    issues.push({ path: ['colors'], code: 'needed' })
  if (parsed.success && issues.length === 0) return { body: parsed.data, wrong: null }
  return { body: null, wrong: wrongColors(form, issues) }
}

const repeatedSizes = ({ colors }: NewColors): Issue[] =>
  colors.flatMap(({ sizes }, at) =>
    sizes.flatMap((size, place) =>
      sizes.indexOf(size) < place ? [{ path: ['colors', at, 'sizes', place], code: 'duplicate' }] : [],
    ),
  )

/** What is wrong with the colours that were sent, by the fields where it is mended; `colors` for all of them. */
export function wrongColors(form: ColorsForm, issues: readonly Issue[]): WrongFields {
  return new Map(
    issues.map((issue) => {
      const entry = form[Number(issue.path[1])]
      if (!entry) return ['colors', issue]
      return [issue.path[2] === 'photos' ? photosKey(entry.color_id) : sizesKey(entry.color_id), issue]
    }),
  )
}

/** Pieces that are counted and would no longer be: of colours and sizes that were taken out. */
export function lostStock(
  form: ColorsForm,
  { colors, stock }: Pick<ManagedGoods, 'colors' | 'stock'>,
): ManagedGoods['stock'] {
  const kept = new Map(form.map(({ color_id, sizes }) => [color_id, typedSizes(sizes)]))
  const colorOf = new Map(colors.map(({ variation_id, color_id }) => [variation_id, color_id]))
  return stock.filter(({ variation_id, size, quantity }) => {
    const color = colorOf.get(variation_id)
    return quantity > 0 && color !== undefined && !kept.get(color)?.includes(size)
  })
}

/** How many pieces of a colour are counted. */
export function itemsOfColor(
  colorId: number,
  { colors, stock }: Pick<ManagedGoods, 'colors' | 'stock'>,
): number {
  const own = colors.find(({ color_id }) => color_id === colorId)
  return stock.reduce(
    (sum, { variation_id, quantity }) => sum + (variation_id === own?.variation_id ? quantity : 0),
    0,
  )
}

export const changeColor = (
  form: ColorsForm,
  colorId: number,
  changes: Partial<Omit<ColorEntry, 'color_id'>>,
): ColorsForm => form.map((entry) => (entry.color_id === colorId ? { ...entry, ...changes } : entry))

/** A colour after all others, in the sizes of the first: goods come in the same ones. */
export const addColor = (form: ColorsForm, colorId: number): ColorsForm => [
  ...form,
  { color_id: colorId, photos: [], sizes: form[0]?.sizes ?? '' },
]

export const removeColor = (form: ColorsForm, colorId: number): ColorsForm =>
  form.filter(({ color_id }) => color_id !== colorId)

/** A colour one place further to the front or the back. */
export function moveColor(form: ColorsForm, colorId: number, by: -1 | 1): ColorsForm {
  const from = form.findIndex(({ color_id }) => color_id === colorId)
  const entry = form[from]
  if (!entry || form[from + by] === undefined) return form
  const others = form.filter((one) => one !== entry)
  return [...others.slice(0, from + by), entry, ...others.slice(from + by)]
}
