import { emptyTexts, readBlocks } from '@shyrdak/sdk/blocks'
import { ShyrdakError } from '@shyrdak/sdk'
import { issuesOf, LANGUAGES, type Issue, type LocalizedText } from '@shyrdak/sdk/contract'
import { nodesOf, readContent } from '@shyrdak/state-machines/page-editor'
import type * as z from 'zod/mini'

/** Validates the blocks with the store's schemas. */
const contentIssues = (content: LocalizedText): Issue[] =>
  LANGUAGES.flatMap((language) => {
    const nodes = nodesOf(readContent(content[language], 0).tree)
    const empty = emptyTexts(nodes).map((path) => ({ path, code: 'required' }))
    return [...readBlocks(nodes).faults, ...empty].map(({ path, code }) => ({
      path: ['content', language, ...path],
      code,
    }))
  })

/**
 * Validates the request body before it is sent, so that all issues are reported at once.
 * @throws INVALID with its issues
 */
export function checkedBody<S extends z.ZodMiniType>(
  schema: S,
  body: Readonly<Record<string, unknown>> & { readonly content: LocalizedText },
): z.output<S> {
  const read = schema.safeParse(body)
  const issues = [...(read.success ? [] : issuesOf(read.error, body)), ...contentIssues(body.content)]
  if (read.success && issues.length === 0) return read.data
  throw new ShyrdakError({ code: 'INVALID', operation: 'check a page before it is saved', issues })
}
