import type { ShyrdakError } from '@shyrdak/sdk'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { Field } from '@shyrdak/blocks/parts/field'
import { REASON_LENGTH, type Issue, type Language } from '@shyrdak/sdk/contract'
import { describeIssue, describeLength, isTooLong } from '@shyrdak/sdk/messages'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { languageNames } from '../language-names.ts'
import { ModerationProblem } from './moderation-problem.tsx'
import { moderationMessages } from './moderation-messages.ts'

const MISSING: Issue = { path: ['reason'], code: 'required' }

interface Props {
  title: string
  submit: string
  /** Of whoever reads the reason. */
  readerLanguage: Language
  failure: ShyrdakError | null
  isSaving: boolean
  /** It was read once more after somebody else had changed it. */
  isReloaded: boolean
  /** What is being decided. */
  children: ReactNode
  onSubmit: (reason: string) => void
  onRefetch: () => void
  onCancel: () => void
}

/** Asks for the reason of a no, which is mailed as it is typed. What went wrong is told here, and the text stays. */
export function ReasonDialog(props: Props) {
  const { title, submit, readerLanguage, failure, isSaving, isReloaded, children } = props
  const { onSubmit, onRefetch, onCancel } = props
  const { language } = usePageContext()
  const messages = moderationMessages[language]
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const length = { text: typed, limit: REASON_LENGTH, name: messages.reason }
  const long = describeLength(length, language)
  const refused = failure?.issues.find(({ path }) => path[0] === 'reason')
  const issue = isMissing ? MISSING : refused

  function send(event: FormEvent) {
    event.preventDefault()
    const reason = typed.trim()
    setIsMissing(reason === '')
    if (reason === '' || isTooLong(length)) field.current?.focus()
    else if (!isSaving) onSubmit(reason)
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isSaving && onCancel()}
      title={title}
      closeLabel={messages.close}
      initialFocus={field}
      actions={
        <>
          <Button type="submit" form={`${id}form`} tone="danger" busy={isSaving}>
            {submit}
          </Button>
          <Button tone="quiet" disabled={isSaving} onClick={onCancel}>
            {messages.cancel}
          </Button>
        </>
      }
    >
      <form id={`${id}form`} className="site-desk-reason" onSubmit={send} noValidate>
        {children}
        {isReloaded && !failure ? (
          <Alert tone="info" live="polite">
            {messages.reloaded}
          </Alert>
        ) : null}
        {failure && !refused ? <ModerationProblem failure={failure} onReload={onRefetch} /> : null}
        <Field
          id={`${id}reason`}
          ref={field}
          name="reason"
          label={messages.reason}
          hint={[`${messages.reasonHint} ${languageNames[language][readerLanguage]}.`, long.hint]
            .filter(Boolean)
            .join(' ')}
          error={long.error ?? (issue && describeIssue(issue, language))}
          value={typed}
          multiline
          rows={5}
          required
          readOnly={isSaving}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setIsMissing(false)
          }}
        />
      </form>
    </Dialog>
  )
}
