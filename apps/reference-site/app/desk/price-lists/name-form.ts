import { issuesOf, LANGUAGES, type Language } from '@shyrdak/sdk/contract'
import { NewPriceList } from '@shyrdak/sdk/management'
import type { Checked } from '../form/use-desk-form.ts'

/** The name of a price list as it is typed, by language. */
export type NameForm = Readonly<Record<Language, string>>

export const NO_NAME: NameForm = { en: '', ru: '', kg: '' }

export const changedNames = (form: NameForm, name: NameForm): number =>
  LANGUAGES.filter((language) => form[language].trim() !== name[language]).length

/** What is sent, or what is wrong with it, by its languages. */
export function nameToSend(name: NameForm): Checked<NewPriceList> {
  const parsed = NewPriceList.safeParse({ name })
  if (parsed.success) return { body: parsed.data, wrong: null }
  const issues = issuesOf(parsed.error, { name })
  return { body: null, wrong: new Map(issues.map((issue) => [String(issue.path[1]), issue])) }
}
