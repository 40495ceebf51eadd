import { Button } from '@shyrdak/blocks/parts/button'
import { useState } from 'react'
import { SureQuestion } from './sure-question.tsx'
import { useOpenedForm } from './use-opened-form.ts'

interface Props {
  label: string
  question: string
  /** The label of the button that confirms. */
  answer: string
  isBusy: boolean
  onSure: () => void
}

/** A button that asks for confirmation before an action that cannot be undone. */
export function AskFirst({ label, question, answer, isBusy, onSure }: Props) {
  const { isOpen, open, close, opener } = useOpenedForm()
  const [wasBusy, setWasBusy] = useState(isBusy)
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy)
    if (!isBusy) close()
  }
  if (isOpen)
    return <SureQuestion question={question} answer={answer} isBusy={isBusy} onSure={onSure} onKeep={close} />
  return (
    <div className="site-desk-ways">
      <Button ref={opener} tone="secondary" size="small" onClick={open}>
        {label}
      </Button>
    </div>
  )
}
