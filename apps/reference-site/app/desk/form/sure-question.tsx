import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef } from 'react'
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

/** Asks for confirmation. The question gets the focus. */
export function SureQuestion({ question, answer, isBusy = false, onSure, onKeep }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  const asked = useRef<HTMLSpanElement>(null)
  useEffect(() => asked.current?.focus(), [])
  return (
    <div className="site-desk-ways">
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
