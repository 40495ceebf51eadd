import { NewPriceList } from '@shyrdak/sdk/management'
import { NO_TEXTS, type Texts } from '../form/texts.ts'
import { checkTexts } from '../form/typed-fields.ts'
import type { Checked } from '../form/use-desk-form.ts'

/** What a price list is called, as it is typed. */
export interface NameForm {
  readonly name: Texts
}

export const NO_NAME: NameForm = { name: NO_TEXTS }

export const nameFormOf = ({ name }: NameForm): NameForm => ({ name })

/** What is sent, or what is wrong with it. */
export const nameToSend = (form: NameForm): Checked<NewPriceList> => checkTexts(NewPriceList, form)
