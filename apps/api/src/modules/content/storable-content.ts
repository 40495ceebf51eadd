import { emptyTexts, readBlocks } from '@shyrdak/sdk/blocks'
import { LANGUAGES, PAGE_CONTENT_LENGTH, type Issue, type LocalizedText } from '@shyrdak/sdk/contract'
import { refuse } from '#platform/refusal.ts'
import { cleanContent } from './page-content.ts'

/** A page can be wrong in any number of places; the first are told. */
const MAX_ISSUES = 50

/** What of one language's blocks would not be drawn, and the text to keep. */
function storable(text: string): { issues: Issue[]; text: string } {
  const { nodes, faults, isUnreadable } = cleanContent(text, PAGE_CONTENT_LENGTH)
  if (isUnreadable) return { issues: [{ path: [], code: 'invalid' }], text }
  // Once something was left out, the rest has other places.
  const inPlace = faults.length > 0 ? [] : nodes
  // Cleaning writes `&` as `&amp;`: a text at its limit may have grown beyond it.
  const grown = readBlocks(inPlace).faults
  const empty = emptyTexts(inPlace).map((path): Issue => ({ path: [...path], code: 'required' }))
  return { issues: [...faults, ...grown, ...empty].slice(0, MAX_ISSUES), text: JSON.stringify(nodes) }
}

/**
 * The blocks of each language as they are kept, their HTML cleaned. Refuses a text that is too long, no JSON, or holds
 * a block that could not be drawn, or without a text that it needs, by its place:
 * `['content', 'ru', 0, 'children', 2, 'props', 'src']`.
 */
export function storableContent(content: LocalizedText): LocalizedText {
  const tooLong = LANGUAGES.find((language) => content[language].length > PAGE_CONTENT_LENGTH)
  if (tooLong)
    throw refuse('TOO_LARGE', {
      message: `content.${tooLong} has more than ${PAGE_CONTENT_LENGTH} characters.`,
      issues: [
        { path: ['content', tooLong], code: 'too_big', params: { max: PAGE_CONTENT_LENGTH, of: 'text' } },
      ],
    })
  const read = { en: storable(content.en), ru: storable(content.ru), kg: storable(content.kg) }
  const issues = LANGUAGES.flatMap((language) =>
    read[language].issues.map((issue) => ({ ...issue, path: ['content', language, ...issue.path] })),
  )
  if (issues.length > 0) throw refuse('INVALID', { issues: issues.slice(0, MAX_ISSUES) })
  return { en: read.en.text, ru: read.ru.text, kg: read.kg.text }
}
