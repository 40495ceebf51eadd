import { NewColor, type ManagedColor } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

/** The form state of a colour. */
export interface ColorForm {
  readonly name: Texts
  readonly hex: string
}

/** The default colour: undyed wool. */
export const NO_COLOR: ColorForm = { name: NO_TEXTS, hex: '#e8dcc8' }

export const colorFormOf = ({ name, hex }: Pick<ManagedColor, 'name' | 'hex'>): ColorForm => ({ name, hex })

/** Returns the request body, or the errors by field. */
export const colorToSend = (form: ColorForm): CheckedForm<NewColor> => checkTexts(NewColor, form)
