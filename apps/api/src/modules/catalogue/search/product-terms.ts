import { LANGUAGES, type Group, type LocalizedText, type Model, type Technique } from '@shyrdak/sdk/contract'
import { groupLabel, modelLabel, techniqueLabel } from '@shyrdak/sdk/messages'
import { i18nOf } from '#platform/text/i18n.ts'
import { plainTerms } from './rules/terms-of-text.ts'
import { textTerms, type Terms } from './text-terms.ts'

/** The searchable data of a product. */
export interface Findable {
  name: LocalizedText
  group: Group
  technique: Technique | null
  model: Model | null
  categories: readonly LocalizedText[]
  colors: readonly LocalizedText[]
}

/** Returns the search terms of a product in all three languages. */
export function productTerms({ name, group, technique, model, categories, colors }: Findable): Terms {
  const labels = LANGUAGES.map(i18nOf).flatMap((i18n) => [
    groupLabel(group, i18n),
    technique === null ? '' : techniqueLabel(technique, i18n),
    model === null ? '' : modelLabel(model, i18n),
  ])
  const { nameTerms, terms } = textTerms(name, [...categories, ...colors])
  return { nameTerms, terms: new Set([...terms, ...plainTerms(labels.join(' '))]) }
}
