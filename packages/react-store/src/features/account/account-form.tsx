import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button, type ButtonProps } from '@shyrdak/blocks/parts/button'
import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select, type SelectOption } from '@shyrdak/blocks/parts/select'
import { describeIssue } from '@shyrdak/sdk/messages'
import { Fragment, useId, useState, type ReactNode } from 'react'
import type { Flow } from '../../store/use-flow.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import type { AccountFormEvent, AccountFormView } from '@shyrdak/state-machines/auth'
import { issueField } from '@shyrdak/state-machines/auth/rules'
import { isSecret, FIELD_STYLES, promptOf, type FieldName } from './account-field.ts'
import { UNAVAILABLE, failureText } from '../../parts/failure-text.ts'
import { UnsavedValues } from './unsaved-values.tsx'
import { useAccountForm } from './use-account-form.ts'

export interface AccountFieldOptions {
  readonly name: FieldName
  readonly label?: string
  readonly hint?: ReactNode
  readonly value?: string
  readonly isOptional?: boolean
  readonly isWide?: boolean
  readonly autoComplete?: string
  /** Renders a select instead of an input. */
  readonly options?: readonly SelectOption[]
}

interface Props {
  readonly flow: Flow<AccountFormView, AccountFormEvent>
  /** Its name on the page: what is typed into it outlasts the end of the session. A form without one keeps nothing. */
  readonly name?: string
  readonly label: string
  readonly fields: readonly AccountFieldOptions[]
  readonly submit: string
  /** Tone of the submit button, for pages with several forms. */
  readonly tone?: ButtonProps['tone']
  /** Shown after success, when the user stays on the page. */
  readonly done?: ReactNode
  /** Whether success clears the fields. */
  readonly clears?: boolean
  /** Rendered above the fields. */
  readonly before?: ReactNode
  /** Label of the checkbox that accepts the terms. */
  readonly terms?: ReactNode
  /** Another possible cause to mention when email and password do not match. */
  readonly incorrectHint?: ReactNode
  /** Rendered below the button. */
  readonly children?: ReactNode
}

/** An account form with an error per field and the result of submitting. */
export function AccountForm({
  flow,
  name: formName,
  label,
  fields,
  submit,
  tone = 'primary',
  done,
  clears = false,
  before,
  terms,
  incorrectHint = null,
  children,
}: Props) {
  const { view, send, isUnavailable } = flow
  const t = useMessages('account')
  const i18n = useCodeMessages('errors', 'issues')
  const id = useId()
  const form = useAccountForm(view, send, { clears })
  const [isShown, setShown] = useState(false)
  const lastSecret = fields.findLast(({ name }) => isSecret(name))
  const { state, issues, failure, email } = view ?? {
    state: 'editing',
    issues: [],
    failure: null,
    email: 'unasked',
  }
  const isSending = state === 'sending'
  const asked = [...fields.map(({ name }) => name as string), ...(terms ? ['terms'] : [])] // issue paths are plain strings
  const isElsewhere = issues.length > 0 && !issues.some((issue) => asked.includes(issueField(issue)))
  const shownFailure = isUnavailable ? UNAVAILABLE : isElsewhere ? ELSEWHERE : failure
  const errorOf = (name: string, label?: string) => {
    const issue = issues.find((one) => issueField(one) === name)
    const prompt = promptOf(name)
    if (issue?.code !== 'required' || !prompt) return issue && describeIssue(issue, i18n)
    // The prompts address the owner of the account; a label of the form's own may name something of another person.
    return label === undefined ? t(`enter.${prompt}`) : describeIssue(issue, i18n, label)
  }
  const emailHint = EMAIL_HINTS[email]
  const common = ({ name, label: own, hint, isOptional = false }: AccountFieldOptions) => ({
    id: `${id}${name}`,
    name,
    label: `${own ?? t(`fields.${name}`)}${isOptional ? ` (${t('optional')})` : ''}`,
    hint: name === 'email' && emailHint ? t(emailHint) : hint,
    error: errorOf(name, own),
    required: !isOptional,
  })
  return (
    <form className="shyrdak-account-form" data-state={state} aria-label={label} {...form}>
      {before}
      {fields.map((field) => {
        const { name, value, isWide, autoComplete, options } = field
        const attributes = { ...FIELD_STYLES[name], ...(autoComplete && { autoComplete }) }
        const shown = (
          <div className="shyrdak-account-form-field" key={name} data-wide={isWide || undefined}>
            {options ? (
              <Select
                {...common(field)}
                options={options}
                placeholder={name === 'country_iso_code' ? t('chooseCountry') : undefined}
                defaultValue={value ?? ''}
              />
            ) : name === 'comment' ? (
              <Field {...common(field)} multiline rows={4} readOnly={isSending} defaultValue={value} />
            ) : (
              <Field
                {...common(field)}
                {...attributes}
                {...(isSecret(name) && isShown && { type: 'text' })}
                readOnly={isSending}
                defaultValue={value}
              />
            )}
          </div>
        )
        if (field !== lastSecret) return shown
        return (
          <Fragment key={name}>
            {shown}
            <div className="shyrdak-account-form-field" data-wide>
              <Checkbox
                id={`${id}show`}
                name=""
                label={t('showPassword')}
                onChange={({ currentTarget }) => setShown(currentTarget.checked)}
              />
            </div>
          </Fragment>
        )
      })}
      {terms ? (
        <div className="shyrdak-account-form-field" data-wide>
          <Checkbox id={`${id}terms`} name="terms" label={terms} required error={errorOf('terms')} />
        </div>
      ) : null}
      <div className="shyrdak-account-form-send">
        <Button type="submit" tone={tone} size={tone === 'primary' ? 'large' : 'medium'} busy={isSending}>
          {submit}
        </Button>
        <noscript>{t('needsScript')}</noscript>
      </div>
      {/* Below the button, which stays under the pointer when the next attempt clears the failure. */}
      {shownFailure ? (
        <div className="shyrdak-account-form-field" data-wide>
          <Alert tone="danger" title={failureText(shownFailure, i18n)}>
            {shownFailure.code === 'LOGIN_INCORRECT'
              ? incorrectHint
              : shownFailure.code === 'RATE_LIMITED'
                ? null
                : t('failed')}
          </Alert>
        </div>
      ) : null}
      <div className="shyrdak-account-form-message" role="status">
        {isSending ? <span className="shyrdak-hidden">{t('sending')}</span> : null}
        {state === 'done' ? done : null}
      </div>
      {children}
      {formName === undefined ? null : <UnsavedValues form={formName} />}
    </form>
  )
}

/** The failure for issues of fields that this form does not have. */
const ELSEWHERE = { code: 'INVALID', retryAfter: null } as const

const EMAIL_HINTS: Readonly<Record<string, 'hints.checking' | 'hints.free' | undefined>> = {
  asking: 'hints.checking',
  free: 'hints.free',
}
