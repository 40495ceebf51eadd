import { Button } from '@shyrdak/blocks/parts/button'
import { useMessages } from '../../store/use-messages.ts'
import type { PanelProps } from './panel-props.ts'

export function WarningActions({ send }: PanelProps) {
  const messages = useMessages('country')
  return (
    <>
      <Button tone="secondary" onClick={() => void send({ type: 'warning.proceed' })}>
        {messages.warningProceed}
      </Button>
      <Button onClick={() => void send({ type: 'warning.back' })}>{messages.warningBack}</Button>
    </>
  )
}
