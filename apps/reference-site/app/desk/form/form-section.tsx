import type { ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from './save-bar.tsx'
import { TheirChanges, type FieldNames } from './their-changes.tsx'
import { changedTexts, renewTexts, wrongTexts, type TypedFields } from './typed-fields.ts'
import { useDeskForm, type CheckedForm, type WrongFields } from './use-desk-form.ts'

/** The state of a form and how to change it, passed to its fields. */
export interface FormFields<Form> {
  readonly form: Form
  readonly isLocked: boolean
  readonly wrong: WrongFields
  /** Returns the error message of a field such as `title.en`. */
  readonly errorOf: (field: string) => string | undefined
  readonly change: (update: (form: Form) => Form, field: string) => void
}

interface Props<Form, Body> {
  label: string
  /** The stored state, as form state. */
  read: Form
  bodyOf: (form: Form) => CheckedForm<Body>
  /** Resolves with the new stored state. */
  save: (body: Body, form: Form) => Promise<Form>
  /** Omitted for a new item, which nobody else can have changed. */
  reload?: (() => Promise<Form>) | undefined
  /** The message after saving, if the change is not visible in the shop at once. */
  saved?: string
  /** The labels of the fields, to list the ones changed by somebody else meanwhile. */
  names?: FieldNames<Form>
  /** The label of the save button; by default "Save". */
  saveLabel?: string | undefined
  children: (fields: FormFields<Form>) => ReactNode
}

/** A form for an item consisting of texts, which is saved as a whole. */
export function FormSection<Form extends TypedFields<Form>, Body>(props: Props<Form, Body>) {
  const { label, read, bodyOf, save, reload, saved, names, saveLabel, children } = props
  const t = messagesIn(usePageContext().language, 'desk/form')
  const { ref, form, change, wrong, errorOf, submit, state } = useDeskForm({
    name: 'item',
    read,
    formOf: (one) => one,
    changes: changedTexts<Form>,
    renew: renewTexts,
    isNews: (before, now) => changedTexts(before, now) > 0,
    bodyOf,
    wrongOf: (_, issues) => wrongTexts(issues),
    save,
    ...(reload && { reload }),
  })
  return (
    <section className="site-desk-section" aria-label={label}>
      <form ref={ref} noValidate onSubmit={submit}>
        {children({ form, isLocked: state.isSaving, wrong, errorOf, change })}
        <SaveBar
          {...state}
          canTakeTheirs={names === undefined}
          stale={
            names && state.outcome.kind === 'stale' ? (
              <TheirChanges
                {...state.outcome}
                names={names}
                form={form}
                isLocked={state.isSaving}
                onTake={change}
              />
            ) : (
              t('staleItem')
            )
          }
          saved={saved ?? t('savedInShop')}
          {...(saveLabel !== undefined && { saveLabel })}
        />
      </form>
    </section>
  )
}
