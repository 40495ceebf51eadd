import type { Language } from '@shyrdak/sdk/contract'
import { inLanguages, type InLanguages } from '@shyrdak/state-machines/page-editor/rules'
import { PAGE_TEMPLATES, SECTIONS, type TemplateName } from './sections.ts'
import { startWith } from './starting-texts.ts'

const isTemplate = (name: string | null): name is TemplateName =>
  name !== null && Object.hasOwn(PAGE_TEMPLATES, name)

/**
 * Returns the blocks of a new page by template name, with sample texts in the shown language; no blocks for
 * an unknown name.
 */
export async function startOfPage(template: string | null, shown: Language): Promise<InLanguages<string>> {
  const sections = isTemplate(template) ? PAGE_TEMPLATES[template] : []
  const blocks = await startWith((say) => sections.map((name) => SECTIONS[name](say)), shown)
  return inLanguages((language) => JSON.stringify(blocks[language]))
}
