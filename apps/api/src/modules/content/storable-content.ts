import { emptyTexts, readBlocks } from '@shyrdak/sdk/blocks'
import { LANGUAGES, PAGE_CONTENT_LENGTH, type Issue, type LocalizedText } from '@shyrdak/sdk/contract'
import { refuse } from '#platform/refusal.ts'
import { cleanContent } from './page-content.ts'

/** A page can have any number of issues; only the first are reported. */
const MAX_ISSUES = 50

/** Returns the issues in one language's blocks, and the text to store. */
function storable(text: string): { issues: Issue[]; text: string } {
  const { nodes, faults, isUnreadable } = cleanContent(text, PAGE_CONTENT_LENGTH)
  if (isUnreadable) return { issues: [{ path: [], code: 'invalid' }], text }
  // When blocks were left out, the paths of the remaining ones no longer match the input.
  const inPlace = faults.length > 0 ? [] : nodes
  // Cleaning turns `&` into `&amp;`, so a text at its limit may now exceed it.
  const grown = readBlocks(inPlace).faults
  const empty = emptyTexts(inPlace).map((path): Issue => ({ path: [...path], code: 'required' }))
  return { issues: [...faults, ...grown, ...empty].slice(0, MAX_ISSUES), text: JSON.stringify(nodes) }
}

/**
 * Cleans the blocks of each language for storage.
 * @throws TOO_LARGE for a text that is too long; INVALID for bad JSON, a block that cannot be rendered, or
 * one that lacks a required text, by its path: `['content', 'ru', 0, 'children', 2, 'props', 'src']`
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
