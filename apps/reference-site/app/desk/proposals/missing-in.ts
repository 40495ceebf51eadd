import type { Language } from '@shyrdak/sdk/contract'
import type { ManagedProposal } from '@shyrdak/sdk/management'
import { languageNames } from '../language-names.ts'
import { languagesMissing } from './proposal-texts.ts'

/** Names the languages in which a proposal lacks texts, as in a list; null if it has all. */
export function missingIn(
  proposal: Pick<ManagedProposal, 'name' | 'description'>,
  language: Language,
): string | null {
  const missing = languagesMissing(proposal)
  if (missing.length === 0) return null
  return missing.map((one) => languageNames[language][one]).join(', ')
}
