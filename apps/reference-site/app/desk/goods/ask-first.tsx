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
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const [isAsking, setAsking] = useState(false)
  const sure = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) sure.current?.focus()
  }, [isAsking])
  if (!isAsking)
    return (
      <Button ref={first} tone="secondary" size="small" busy={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  return (
    <div className="site-desk-ways">
      <span>{question}</span>
      <Button
        ref={sure}
        tone="danger"
        size="small"
        busy={isBusy}
        onClick={() => {
          setAsking(false)
          onSure()
        }}
      >
        {answer}
      </Button>
      <Button
        tone="quiet"
        size="small"
        onClick={() => {
          setAsking(false)
          requestAnimationFrame(() => first.current?.focus())
        }}
      >
        {t('no')}
      </Button>
    </div>
  )
}
