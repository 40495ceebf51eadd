import { Button } from '@shyrdak/blocks/parts/button'
import { useMessages } from '../../hooks/use-messages.ts'
import type { FaceProps } from './country-chooser.tsx'

/** Back to the choice, or on without a location. */
export function WarningActions({ send }: FaceProps) {
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
