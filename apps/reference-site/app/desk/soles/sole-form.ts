import { NewSole, takenSoleNames, type ManagedSole } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts, wrongTexts } from '../form/typed-fields.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

/** The form state of a sole. */
export interface SoleForm {
  readonly name: Texts
  /** The media path of the photo; empty when there is none. */
  readonly photo: string
}

export const NO_SOLE: SoleForm = { name: NO_TEXTS, photo: '' }

export const soleFormOf = ({ name, photo }: Pick<ManagedSole, 'name' | 'photo'>): SoleForm => ({
  name,
  photo: photo ?? '',
})

/** Returns the request body, or the errors by field. Names must be unique. */
export function soleToSend(
  { name, photo }: SoleForm,
  before: SoleForm,
  others: readonly Pick<ManagedSole, 'name'>[],
): CheckedForm<NewSole> {
  const checked = checkTexts(NewSole, { name, photo: photo || null })
  if (checked.wrong) return checked
  const taken = takenSoleNames(
    checked.body.name,
    others.map((other) => other.name),
    before.name,
  )
  return taken.length > 0 ? { body: null, wrong: wrongTexts(taken) } : checked
}
