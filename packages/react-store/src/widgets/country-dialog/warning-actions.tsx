import { Button } from '@shyrdak/blocks/parts/button'
import { useWords } from '../../hooks/use-words.ts'
import type { FaceProps } from './country-chooser.tsx'

/** Back to the choice, or on without a location. */
export function WarningActions({ send }: FaceProps) {
  const words = useWords('country')
  return (
    <>
      <Button tone="secondary" onClick={() => void send({ type: 'warning.proceed' })}>
        {words.warningProceed}
      </Button>
      <Button onClick={() => void send({ type: 'warning.back' })}>{words.warningBack}</Button>
    </>
  )
}
