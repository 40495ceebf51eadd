import { issuesOf, LANGUAGES, type Issue, type Language, type LocalizedText } from '@shyrdak/sdk/contract'
import {
  issuesWhileSold,
  missingTexts,
  NewRetailGoods,
  NewSpecialGoods,
  NewWholesaleGoods,
} from '@shyrdak/sdk/management'
import { changedRows } from '../form/changed-rows.ts'
import { typedCount } from '../form/typed-count.ts'
import { renewTexts } from '../form/typed-fields.ts'
import type { CheckedForm, WrongFields } from '../form/use-desk-form.ts'
import type { DeskGoods, GoodsKind } from './goods-kind.ts'

export interface DetailRow {
  readonly name: LocalizedText
  readonly text: LocalizedText
}

/** The form state of a product's facts. An empty field has no value. */
export interface FactsForm {
  readonly name: LocalizedText
  readonly description: LocalizedText
  readonly details: readonly DetailRow[]
  readonly slug: string
  readonly weight: string
  readonly category_id: string
  readonly group: string
  readonly technique: string
  readonly model: string
  readonly size_chart_id: string
  readonly main_position: string
  readonly artisan_id: string
  readonly made_to_order_days: string
  readonly price_type: string
  readonly sole_ids: readonly number[]
}
export type FactsField = keyof FactsForm
/** Fields with several items, which are merged only as a whole. */
export type ListField = 'details' | 'sole_ids'
export type TextField = Exclude<FactsField, ListField>

export const NO_TEXT: LocalizedText = { en: '', ru: '', kg: '' }

export const NO_FACTS: FactsForm = {
  name: NO_TEXT,
  description: NO_TEXT,
  details: [],
  slug: '',
  weight: '',
  category_id: '',
  group: '',
  technique: '',
  model: '',
  size_chart_id: '',
  main_position: '',
  artisan_id: '',
  made_to_order_days: '',
  price_type: 'reyestr',
  sole_ids: [],
}

const shown = (value: number | string | null): string => (value === null ? '' : String(value))

export function factsOf(goods: DeskGoods): FactsForm {
  const { name, description, details, slug, weight, category_id } = goods
  return {
    ...NO_FACTS,
    name,
    description,
    details,
    slug,
    weight: shown(weight),
    category_id: shown(category_id),
    ...('group' in goods && {
      group: goods.group,
      technique: shown(goods.technique),
      model: shown(goods.model),
      main_position: shown(goods.main_position),
    }),
    ...('size_chart_id' in goods && { size_chart_id: shown(goods.size_chart_id) }),
    ...('artisan_id' in goods && { artisan_id: shown(goods.artisan_id) }),
    ...('made_to_order_days' in goods && { made_to_order_days: shown(goods.made_to_order_days) }),
    ...('price_type' in goods && { price_type: goods.price_type, sole_ids: goods.sole_ids }),
  }
}

const textsOf = (rows: readonly DetailRow[]) => rows.map((row) => JSON.stringify(row))

/** Counts the changes in these fields; each row of the details counts by itself. */
export const changedFacts = (form: FactsForm, before: FactsForm, fields: readonly FactsField[]): number =>
  fields.reduce((sum, field) => {
    const count =
      field === 'details'
        ? changedRows(textsOf(form.details), textsOf(before.details))
        : Number(JSON.stringify(form[field]) !== JSON.stringify(before[field]))
    return sum + count
  }, 0)

/** Picks text fields from a form. */
export const pickTexts = <Field extends TextField>(
  form: FactsForm,
  fields: readonly Field[],
): Pick<FactsForm, Field> =>
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Pick<FactsForm, Field> // only these fields

/**
 * Rebases the form onto the new stored state, language by language: edited texts stay, all others become the
 * stored ones.
 */
export function renewFacts(form: FactsForm, now: FactsForm, before: FactsForm): FactsForm {
  const listOf = <Field extends ListField>(field: Field) =>
    (changedFacts(form, before, [field]) > 0 ? form : now)[field]
  const { details: _, sole_ids: __, ...texts } = form
  return {
    ...renewTexts(texts, now, before),
    details: listOf('details'),
    sole_ids: listOf('sole_ids'),
  }
}

const typed = (text: string): string | null => (text.trim() === '' ? null : text.trim())
const number = (text: string): number | null => (text.trim() === '' ? null : typedCount(text))

const SCHEMAS = {
  goods: NewRetailGoods,
  'special-goods': NewSpecialGoods,
  'wholesale-goods': NewWholesaleGoods,
} as const
export type FactsBody = NewRetailGoods | NewSpecialGoods | NewWholesaleGoods

/** Returns the request body of a kind, or the errors by field path. */
export function factsToSend(
  kind: GoodsKind,
  form: FactsForm,
  { isOnSale }: { isOnSale: boolean },
): CheckedForm<FactsBody> {
  const { name, description, slug } = form
  // A row without text in any language is ignored.
  const details = form.details.filter(isStarted)
  const shared = {
    name,
    description,
    details,
    slug: slug.trim(),
    weight: typedCount(form.weight),
    category_id: number(form.category_id) ?? undefined,
  }
  const size_chart_id = number(form.size_chart_id)
  const own = {
    goods: {
      group: typed(form.group) ?? undefined,
      technique: typed(form.technique),
      model: typed(form.model),
      size_chart_id,
      main_position: number(form.main_position),
    },
    'special-goods': {
      artisan_id: number(form.artisan_id),
      made_to_order_days: number(form.made_to_order_days),
    },
    'wholesale-goods': {
      price_type: form.price_type,
      size_chart_id,
      made_to_order_days: number(form.made_to_order_days),
      sole_ids: form.price_type === 'sole' ? [...form.sole_ids] : [],
    },
  }
  const body = { ...shared, ...own[kind] }
  const parsed = SCHEMAS[kind].safeParse(body)
  const issues = parsed.success
    ? isOnSale
      ? issuesWhileSold(parsed.data)
      : []
    : issuesOf(parsed.error, body).map((issue) => missing(form, issue))
  if (parsed.success && issues.length === 0) return { body: parsed.data, wrong: null }
  return { body: null, wrong: wrongFacts(form, issues) }
}

/** Reports an empty field as required instead of as an invalid number or slug. */
const missing = (form: FactsForm, issue: Issue): Issue => {
  const [field] = issue.path
  const isEmpty = (field === 'weight' || field === 'slug') && form[field].trim() === ''
  return isEmpty ? { path: issue.path, code: 'required' } : issue
}

/**
 * Maps issues by their whole path, such as `details.0.text.ru`. The positions count empty rows too, which are
 * not sent. The soles are one field.
 */
export function wrongFacts({ details }: FactsForm, issues: readonly Issue[]): WrongFields {
  const places = details.flatMap((row, place) => (isStarted(row) ? [place] : []))
  return new Map(
    issues.map((issue) => {
      const [field, at, ...rest] = issue.path
      if (field === 'sole_ids') return [field, issue]
      const path = field === 'details' ? [field, places[Number(at)] ?? at, ...rest] : issue.path
      return [path.join('.'), issue]
    }),
  )
}

const hasText = (text: LocalizedText): boolean => LANGUAGES.some((language) => text[language].trim() !== '')

/** Counts, per language, the missing texts that exist in another language. */
export function missingByLanguage({ name, description, details }: FactsForm): Record<Language, number> {
  const paths = missingTexts({ name, description, details: details.filter(isStarted), links: [] })
  const count = (language: Language) => paths.filter((path) => path.at(-1) === language).length
  return { en: count('en'), ru: count('ru'), kg: count('kg') }
}

interface TextRules {
  readonly isOnSale: boolean
  /** Whether the text may be missing in all languages. */
  readonly isOptional: boolean
}

/**
 * Whether a text is required in a language: products on sale need each text in every language if it exists in
 * one.
 */
export const isTextNeeded = (text: LocalizedText, { isOnSale, isOptional }: TextRules): boolean =>
  hasText(text) ? isOnSale : !isOptional

export const isStarted = ({ name, text }: DetailRow) => hasText(name) || hasText(text)

/** Fills the missing texts of a language with those of another one. */
export function copyTexts(form: FactsForm, from: Language, to: Language): FactsForm {
  const copied = (text: LocalizedText): LocalizedText =>
    text[to].trim() === '' ? { ...text, [to]: text[from] } : text
  return {
    ...form,
    name: copied(form.name),
    description: copied(form.description),
    details: form.details.map(({ name, text }) => ({ name: copied(name), text: copied(text) })),
  }
}
