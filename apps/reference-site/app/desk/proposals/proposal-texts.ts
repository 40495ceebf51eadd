import { LANGUAGES, PROPOSAL_LENGTHS, type Issue, type Language } from '@shyrdak/sdk/contract'
import { missingTexts, type ManagedProposal, type ProposalTexts } from '@shyrdak/sdk/management'
import { isTooLong } from '@shyrdak/sdk/messages'
import { trimInvisible } from '@shyrdak/sdk/rules'
import type { Texts } from '../form/texts.ts'
import type { CheckedForm } from '../form/use-desk-form.ts'

export interface TextsForm {
  readonly name: Texts
  readonly description: Texts
}

type Named = Pick<ManagedProposal, 'name' | 'description'>

const pathsMissing = ({ name, description }: Named) =>
  missingTexts({ name, description, details: [], links: [] })

/** Returns the languages in which a proposal lacks its name or its description. */
export function languagesMissing(proposal: Named): Language[] {
  const missing = pathsMissing(proposal)
  return LANGUAGES.filter((language) => missing.some((path) => path.at(-1) === language))
}

export const textsFormOf = ({ name, description }: Named): TextsForm => ({ name, description })

/** Returns the texts with which a proposal goes on sale, or the errors by field, such as `name.ru`. */
export function textsToSend(form: TextsForm): CheckedForm<Required<ProposalTexts>> {
  const trimmed = ({ en, ru, kg }: Texts) => ({
    en: trimInvisible(en),
    ru: trimInvisible(ru),
    kg: trimInvisible(kg),
  })
  const body = { name: trimmed(form.name), description: trimmed(form.description) }
  const issues = [
    ...pathsMissing(body).map((path): Issue => ({ path, code: 'required' })),
    ...(['name', 'description'] as const).flatMap((field) =>
      LANGUAGES.filter((one) => isTooLong({ text: body[field][one], limit: PROPOSAL_LENGTHS[field] })).map(
        (one): Issue => ({
          path: [field, one],
          code: 'too_big',
          params: { max: PROPOSAL_LENGTHS[field], of: 'text' },
        }),
      ),
    ),
  ]
  if (issues.length === 0) return { body, wrong: null }
  return { body: null, wrong: new Map(issues.map((issue) => [issue.path.join('.'), issue])) }
}
