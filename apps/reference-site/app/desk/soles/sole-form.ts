import { NewSole, type ManagedSole } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { Checked } from '../form/use-desk-form.ts'

/** A sole as it is typed. */
export interface SoleForm {
  readonly name: Texts
  /** Its path; empty without one. */
  readonly photo: string
}

export const NO_SOLE: SoleForm = { name: NO_TEXTS, photo: '' }

export const soleFormOf = ({ name, photo }: Pick<ManagedSole, 'name' | 'photo'>): SoleForm => ({
  name,
  photo: photo ?? '',
})

/** What is sent, or what is wrong with it. */
export const soleToSend = ({ name, photo }: SoleForm): Checked<NewSole> =>
  checkTexts(NewSole, { name, photo: photo || null })
