import type { ReactNode } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from './save-bar.tsx'
import { TheirChanges, type FieldNames } from './their-changes.tsx'
import { changedTexts, renewTexts, wrongTexts, type TypedFields } from './typed-fields.ts'
import { useDeskForm, type Checked, type WrongFields } from './use-desk-form.ts'

/** What the fields of a form show, and where what is typed goes. */
export interface FormFields<Form> {
  readonly form: Form
  readonly isLocked: boolean
  readonly wrong: WrongFields
  /** What is wrong with a field, `title.en`, to be read. */
  readonly errorOf: (field: string) => string | undefined
  readonly change: (update: (form: Form) => Form, field: string) => void
}

interface Props<Form, Body> {
  label: string
  /** What the store has, as it is typed. */
  read: Form
  bodyOf: (form: Form) => Checked<Body>
  /** Resolves with what the store has then. */
  save: (body: Body, form: Form) => Promise<Form>
  /** What is not there yet cannot have changed. */
  reload?: (() => Promise<Form>) | undefined
  /** What it means that it is saved, where the shop does not show it at once. */
  saved?: string
  /** What its fields are called, to tell those that somebody else has changed meanwhile. */
  names?: FieldNames<Form>
  /** What the button says that saves; by default that it does. */
  saveLabel?: string | undefined
  children: (fields: FormFields<Form>) => ReactNode
}

/** A thing of texts that is saved as a whole. */
export function FormSection<Form extends TypedFields<Form>, Body>(props: Props<Form, Body>) {
  const { label, read, bodyOf, save, reload, saved, names, saveLabel, children } = props
  const t = messagesIn(usePageContext().language, 'desk/form')
  const { ref, form, change, wrong, errorOf, isSaving, submit, bar } = useDeskForm({
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
        {children({ form, isLocked: isSaving, wrong, errorOf, change })}
        <SaveBar
          {...bar}
          canTakeTheirs={names === undefined}
          stale={
            names && bar.outcome.kind === 'stale' ? (
              <TheirChanges {...bar.outcome} names={names} form={form} isLocked={isSaving} onTake={change} />
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
