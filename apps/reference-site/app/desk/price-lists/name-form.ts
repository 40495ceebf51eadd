import { NewPriceList } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

/** The form state of a price list's name. */
export interface NameForm {
  readonly name: Texts
}

export const NO_NAME: NameForm = { name: NO_TEXTS }

export const nameFormOf = ({ name }: NameForm): NameForm => ({ name })

/** Returns the request body, or the errors by field. */
export const nameToSend = (form: NameForm): CheckedForm<NewPriceList> => checkTexts(NewPriceList, form)
