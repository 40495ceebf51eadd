import { NewColor, type ManagedColor } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { Checked } from '../form/use-desk-form.ts'

/** A colour as it is typed. */
export interface ColorForm {
  readonly name: Texts
  readonly hex: string
}

/** The colour of wool that nobody has dyed. */
export const NO_COLOR: ColorForm = { name: NO_TEXTS, hex: '#e8dcc8' }

export const colorFormOf = ({ name, hex }: Pick<ManagedColor, 'name' | 'hex'>): ColorForm => ({ name, hex })

/** What is sent, or what is wrong with it. */
export const colorToSend = (form: ColorForm): Checked<NewColor> => checkTexts(NewColor, form)
