import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef, useState } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  label: string
  question: string
  /** What the button says that does it. */
  answer: string
  isBusy: boolean
  onSure: () => void
}

/** A button that asks before it does what cannot be undone. */
export function AskFirst({ label, question, answer, isBusy, onSure }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const [isAsking, setAsking] = useState(false)
  const [wasBusy, setWasBusy] = useState(isBusy)
  const asked = useRef<HTMLSpanElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  if (isBusy !== wasBusy) {
    setWasBusy(isBusy)
    if (!isBusy) setAsking(false)
  }
  const seen = useRef(isAsking)
  useEffect(() => {
    if (isAsking !== seen.current) (isAsking ? asked : first).current?.focus()
    seen.current = isAsking
  }, [isAsking])
  if (!isAsking)
    return (
      <div className="site-desk-ways">
        <Button ref={first} tone="secondary" size="small" onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    )
  return (
    <div className="site-desk-ways">
      <span ref={asked} tabIndex={-1}>
        {question}
      </span>
      <Button tone="danger" size="small" busy={isBusy} onClick={onSure}>
        {answer}
      </Button>
      <Button tone="quiet" size="small" disabled={isBusy} onClick={() => setAsking(false)}>
        {t('removeNo')}
      </Button>
    </div>
  )
}
