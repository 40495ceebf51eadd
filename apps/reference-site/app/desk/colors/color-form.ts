import { issuesOf, type Issue, type LocalizedText } from '@shyrdak/sdk/contract'
import { NewColor, type ManagedColor } from '@shyrdak/sdk/management'
import type { Checked, WrongFields } from '../form/use-desk-form.ts'

/** A colour as it is typed. */
export interface ColorForm {
  readonly name: LocalizedText
  readonly hex: string
}

/** The colour of wool that nobody has dyed. */
export const NO_COLOR: ColorForm = { name: { en: '', ru: '', kg: '' }, hex: '#e8dcc8' }

export const colorFormOf = ({ name, hex }: Pick<ManagedColor, 'name' | 'hex'>): ColorForm => ({ name, hex })

/** How many fields differ. */
export const changedColor = (form: ColorForm, before: ColorForm): number =>
  (['name', 'hex'] as const).filter((field) => JSON.stringify(form[field]) !== JSON.stringify(before[field]))
    .length

/** By the whole path, `name.ru`. */
export const wrongColor = (issues: readonly Issue[]): WrongFields =>
  new Map(issues.map((issue) => [issue.path.join('.'), issue]))

/** What is sent, or what is wrong with it. */
export function colorToSend(form: ColorForm): Checked<NewColor> {
  const body = { name: form.name, hex: form.hex }
  const parsed = NewColor.safeParse(body)
  if (parsed.success) return { body: parsed.data, wrong: null }
  return { body: null, wrong: wrongColor(issuesOf(parsed.error, body)) }
}
