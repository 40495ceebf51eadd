import { LANGUAGES, type Group, type LocalizedText, type Model, type Technique } from '@shyrdak/sdk/contract'
import { groupLabel, modelLabel, techniqueLabel } from '@shyrdak/sdk/words'
import { plainWords } from '../rules/search/words-of-text.ts'

/** What people also call these kinds, at home and when they write one language in another's letters. */
const ALSO_CALLED: Record<Model, string> = {
  slippers: 'тапки тапочки тапичке чокой tapki tapochki slippers shoes обувь бут кийим',
  boots: 'валенки боты сапоги сапожки өтүк чокой valenki boots обувь бут кийим',
}

/** What a product is found by. */
export interface Findable {
  name: LocalizedText
  group: Group
  technique: Technique | null
  model: Model | null
  categories: readonly LocalizedText[]
  colors: readonly LocalizedText[]
}

const wordsOf = (texts: readonly LocalizedText[]) =>
  texts.flatMap(({ en, ru, kg }) => plainWords(`${en} ${ru} ${kg}`))

/** The words of a product in all three languages: those of its name, and all of them. */
export function productWords({ name, group, technique, model, categories, colors }: Findable) {
  const labels = LANGUAGES.flatMap((language) => [
    groupLabel(group, language),
    technique === null ? '' : techniqueLabel(technique, language),
    model === null ? '' : modelLabel(model, language),
  ])
  const nameWords = new Set(wordsOf([name]))
  const kindWords = plainWords(`${labels.join(' ')} ${model === null ? '' : ALSO_CALLED[model]}`)
  return {
    nameWords,
    words: new Set([...nameWords, ...wordsOf(categories), ...wordsOf(colors), ...kindWords]),
  }
}
