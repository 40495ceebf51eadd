import { issuesOf, type Issue } from '@shyrdak/sdk/contract'
import { NewColors, type ManagedGoods } from '@shyrdak/sdk/management'
import type { CheckedForm, WrongFields } from '../form/use-desk-form.ts'
import { renewedPlaces } from '../sorting/places.ts'

/** The form state of a product's colour. The sizes are one line of text. */
export interface ColorEntry {
  readonly color_id: number
  readonly photos: readonly string[]
  readonly sizes: string
}
export type ColorsForm = readonly ColorEntry[]

export const colorsForm = ({ colors }: Pick<ManagedGoods, 'colors'>): ColorsForm =>
  colors.map(({ color_id, photos, sizes }) => ({ color_id, photos, sizes: sizes.join(', ') }))

/** Numbers separated only by spaces: `40 41 42`. */
const BARE_NUMBERS = /^\d+(?:\.\d+)?(?: \d+(?:\.\d+)?)+$/

/**
 * Splits a line into sizes. Numbers separated by spaces are a size each; words separated by spaces are one
 * size.
 */
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

/** Counts the changed colours; a new order of the colours counts as one change. */
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

/** Which fields of a colour differ. */
const changedIn = (entry: ColorEntry, before: ColorEntry) => ({
  photos: entry.photos.join('\n') !== before.photos.join('\n'),
  sizes: typedSizes(entry.sizes).join('\n') !== typedSizes(before.sizes).join('\n'),
})

const placesOf = (form: ColorsForm) => form.map(({ color_id }) => ({ id: color_id, depth: 0 }))
const entriesOf = (form: ColorsForm) => new Map(form.map((entry) => [entry.color_id, entry]))

/**
 * Rebases the form onto the new stored state: edited fields stay, all others become the stored ones. A colour
 * that a colleague removed stays only if it was edited here.
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

/** A colleague's changes to colours that still exist, and their conflicts with changes here. */
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
    /** Changed by the colleague, removed here. */
    leftOut: changed.filter(({ id }) => !mine.has(id)).map(({ id }) => id),
    /** Removed by the colleague, changed here. */
    back: before.map(({ color_id }) => color_id).filter((id) => mine.has(id) && !theirs.has(id)),
  }
}

/** The keys of a colour's fields. */
export const photosKey = (colorId: number): string => `${colorId}.photos`
export const sizesKey = (colorId: number): string => `${colorId}.sizes`

export function colorsToSend(form: ColorsForm, { isOnSale }: { isOnSale: boolean }): CheckedForm<NewColors> {
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

/** Maps issues to the fields where they can be fixed; `colors` for the whole form. */
export function wrongColors(form: ColorsForm, issues: readonly Issue[]): WrongFields {
  return new Map(
    issues.map((issue) => {
      const entry = form[Number(issue.path[1])]
      if (!entry) return ['colors', issue]
      return [issue.path[2] === 'photos' ? photosKey(entry.color_id) : sizesKey(entry.color_id), issue]
    }),
  )
}

/** Returns the stock that would be lost with the removed colours and sizes. */
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

/** The number of pieces of a colour in stock. */
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

/** Appends a colour with the sizes of the first one, which are usually the same. */
export const addColor = (form: ColorsForm, colorId: number): ColorsForm => [
  ...form,
  { color_id: colorId, photos: [], sizes: form[0]?.sizes ?? '' },
]

export const removeColor = (form: ColorsForm, colorId: number): ColorsForm =>
  form.filter(({ color_id }) => color_id !== colorId)

/** Moves a colour by one position. */
export function moveColor(form: ColorsForm, colorId: number, by: -1 | 1): ColorsForm {
  const from = form.findIndex(({ color_id }) => color_id === colorId)
  const entry = form[from]
  if (!entry || form[from + by] === undefined) return form
  const others = form.filter((one) => one !== entry)
  return [...others.slice(0, from + by), entry, ...others.slice(from + by)]
}
