import type { ShyrdakError } from '@shyrdak/sdk'
import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { Field } from '@shyrdak/blocks/parts/field'
import { REASON_LENGTH, type Issue, type Language } from '@shyrdak/sdk/contract'
import { describeIssue, describeLength, isTooLong } from '@shyrdak/sdk/words'
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { usePageVisit } from '../../page/use-visit.ts'
import { languageNames } from '../language-names.ts'
import { DecisionTrouble } from './decision-trouble.tsx'
import { decisionWords } from './decision-words.ts'

const MISSING: Issue = { path: ['reason'], code: 'required' }

interface Props {
  title: string
  submit: string
  /** Of whoever reads the reason. */
  readerLanguage: Language
  failure: ShyrdakError | null
  isSaving: boolean
  /** It was read once more after somebody else had changed it. */
  isAnew: boolean
  /** What is being decided. */
  children: ReactNode
  onSubmit: (reason: string) => void
  onReadAnew: () => void
  onCancel: () => void
}

/** Asks for the reason of a no, which is mailed as it is typed. What went wrong is told here, and the text stays. */
export function ReasonDialog(props: Props) {
  const { title, submit, readerLanguage, failure, isSaving, isAnew, children } = props
  const { onSubmit, onReadAnew, onCancel } = props
  const { language } = usePageVisit()
  const words = decisionWords[language]
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState('')
  const [isMissing, setMissing] = useState(false)
  const length = { text: typed, limit: REASON_LENGTH, name: words.reason }
  const long = describeLength(length, language)
  const refused = failure?.issues.find(({ path }) => path[0] === 'reason')
  const issue = isMissing ? MISSING : refused

  function send(event: FormEvent) {
    event.preventDefault()
    const reason = typed.trim()
    setMissing(reason === '')
    if (reason === '' || isTooLong(length)) field.current?.focus()
    else if (!isSaving) onSubmit(reason)
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isSaving && onCancel()}
      title={title}
      closeLabel={words.close}
      initialFocus={field}
      actions={
        <>
          <Button type="submit" form={`${id}form`} tone="danger" busy={isSaving}>
            {submit}
          </Button>
          <Button tone="quiet" disabled={isSaving} onClick={onCancel}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <form id={`${id}form`} className="site-desk-reason" onSubmit={send} noValidate>
        {children}
        {isAnew && !failure ? (
          <Alert tone="info" live="polite">
            {words.loadedAnew}
          </Alert>
        ) : null}
        {failure && !refused ? <DecisionTrouble failure={failure} onLoadAnew={onReadAnew} /> : null}
        <Field
          id={`${id}reason`}
          ref={field}
          name="reason"
          label={words.reason}
          hint={[`${words.reasonHint} ${languageNames[language][readerLanguage]}.`, long.hint]
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
            setMissing(false)
          }}
        />
      </form>
    </Dialog>
  )
}
