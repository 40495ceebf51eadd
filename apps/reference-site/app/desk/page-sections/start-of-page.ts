import type { Language } from '@shyrdak/sdk/contract'
import { inLanguages, type InLanguages } from '@shyrdak/state-machines/page-editor/rules'
import { PAGE_TEMPLATES, SECTIONS, type TemplateName } from './sections.ts'
import { startWith } from './starting-texts.ts'

const isTemplate = (name: string | null): name is TemplateName =>
  name !== null && Object.hasOwn(PAGE_TEMPLATES, name)

/** The blocks of a new page, by the name of its template, with texts of the language that is shown; none for a name that nobody knows. */
export async function startOfPage(template: string | null, shown: Language): Promise<InLanguages<string>> {
  const sections = isTemplate(template) ? PAGE_TEMPLATES[template] : []
  const blocks = await startWith((say) => sections.map((name) => SECTIONS[name](say)), shown)
  return inLanguages((language) => JSON.stringify(blocks[language]))
}
