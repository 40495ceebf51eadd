import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { TheirChanges, type FieldNames } from '../form/their-changes.tsx'
import type { Outcome } from '../form/use-desk-form.ts'
import {
  changedFacts,
  factsOf,
  pickTexts,
  type FactsForm,
  type ListField,
  type TextField,
} from './facts-form.ts'
import type { DeskGoods } from './goods-kind.ts'

interface Props<Field extends TextField> {
  outcome: Outcome<DeskGoods>
  form: FactsForm
  isLocked: boolean
  change: (update: (form: FactsForm) => FactsForm, field: string) => void
  /** The labels of the form's text fields. */
  names: FieldNames<Pick<FactsForm, Field>>
  /** The labels of its list fields, which are only mentioned as a whole. */
  lists?: Readonly<Partial<Record<ListField, string>>>
  /** Formats a value that is not a text, such as an id. */
  textOf?: (field: string, text: string) => string
}

/** Lists a colleague's changes to the fields of a form, or says that they changed the product elsewhere. */
export function TheirFacts<Field extends TextField>(props: Props<Field>) {
  const { outcome, form, isLocked, change, names, lists = {}, textOf } = props
  const t = messagesIn(usePageContext().language, 'desk/goods')
  if (outcome.kind !== 'stale') return null
  const [before, now] = [factsOf(outcome.before), factsOf(outcome.now)]
  const fields = Object.keys(names) as Field[] // keys() returns strings
  const changedLists = (Object.keys(lists) as ListField[]) // likewise
    .filter((field) => changedFacts(before, now, [field]) > 0)
    .map((field) => lists[field])
  const hasChangedTexts = changedFacts(before, now, fields) > 0
  if (!hasChangedTexts && changedLists.length === 0) return t('staleFacts')
  return (
    <>
      {hasChangedTexts ? (
        <TheirChanges
          names={names}
          before={pickTexts(before, fields)}
          now={pickTexts(now, fields)}
          form={pickTexts(form, fields)}
          isLocked={isLocked}
          textOf={textOf}
          onTake={(update, field) =>
            change((typed) => ({ ...typed, ...update(pickTexts(typed, fields)) }), field)
          }
        />
      ) : null}
      {changedLists.length > 0 ? <p>{t('theirLists', { names: changedLists.join(', ') })}</p> : null}
    </>
  )
}
