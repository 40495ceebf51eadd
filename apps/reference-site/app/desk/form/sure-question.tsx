import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  question: string
  /** The label of the button that confirms. */
  answer: string
  isBusy?: boolean
  onSure: () => void
  onKeep: () => void
}

/** Asks for confirmation. The question receives the focus; Escape cancels like the second button. */
export function SureQuestion({ question, answer, isBusy = false, onSure, onKeep }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const asked = useRef<HTMLSpanElement>(null)
  useEffect(() => asked.current?.focus(), [])
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isBusy) return
    // Keeps a surrounding dialog open.
    event.stopPropagation()
    onKeep()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is that of the buttons in it
    <div className="site-desk-ways" onKeyDown={leave}>
      <span ref={asked} tabIndex={-1}>
        {question}
      </span>
      <Button tone="danger" size="small" busy={isBusy} onClick={onSure}>
        {answer}
      </Button>
      <Button tone="quiet" size="small" disabled={isBusy} onClick={onKeep}>
        {t('removeNo')}
      </Button>
    </div>
  )
}
