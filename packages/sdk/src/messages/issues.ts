import type { Issue } from '../contract/errors.ts'
import type { I18n } from './i18n.ts'

function kindOf({ code, params }: Issue): string {
  const isNumber = params?.['of'] === 'number'
  switch (code) {
    case 'required':
    case 'unrecognized':
    case 'taken':
    case 'in_use':
    case 'unknown':
    case 'duplicate':
    case 'stale':
    case 'needed':
    case 'not_ready':
    case 'full':
      return code
    case 'too_small':
      if (params?.['of'] === 'date') return 'earliest'
      return isNumber ? 'minimum' : 'minimumLength'
    case 'too_big':
      return isNumber ? 'maximum' : 'maximumLength'
    default:
      return 'invalid'
  }
}

/** Returns the last name in a path: `count` for `['items', 0, 'count']`. */
const fieldOf = (path: Issue['path']): string => path.findLast((step) => typeof step === 'string') ?? ''

/**
 * Returns the message for an issue from the namespace `issues`. Without `fieldName`, fields with a specific
 * message get it ('Please enter your email') and others a general one ('Required field'). With `fieldName`,
 * the message includes it ('Subject is required'). Texts that the spec quotes are verbatim in English.
 * Source: spec §5.
 */
export function describeIssue(issue: Issue, i18n: I18n, fieldName?: string): string {
  const limit = issue.params?.[issue.code === 'too_small' ? 'min' : 'max'] ?? ''
  const kind = kindOf(issue)
  if (fieldName !== undefined)
    return i18n.t(`issues:named.${kind === 'earliest' ? 'invalid' : kind}`, { limit, name: fieldName })
  const field = `issues:fields.${fieldOf(issue.path)}`
  return i18n.t([`${field}.${issue.code}`, `${field}.any`, `issues:general.${kind}`], { limit })
}
