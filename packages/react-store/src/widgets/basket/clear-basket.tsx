import { Button } from '@shyrdak/blocks/parts/button'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../hooks/use-words.ts'

/** Empties the basket, after a question in its own place. */
export function ClearBasket({ onClear }: { readonly onClear: () => void }) {
  const words = useWords('basket')
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focus goes with the question and comes back with the answer.
    if (isAsking || wasAsked) group.current?.querySelector('button')?.focus()
  }, [isAsking, wasAsked])
  const ask = (asks: boolean) => {
    setAsking(asks)
    setWasAsked(true)
  }
  return (
    <div className="shyrdak-basket-clear" ref={group} role="group" aria-label={words.clear}>
      {isAsking ? (
        <>
          <p>{words.clearQuestion}</p>
          <Button tone="secondary" size="small" onClick={() => ask(false)}>
            {words.clearNo}
          </Button>
          <Button tone="danger" size="small" onClick={onClear}>
            {words.clearYes}
          </Button>
        </>
      ) : (
        <Button tone="quiet" size="small" onClick={() => ask(true)}>
          {words.clear}
        </Button>
      )}
    </div>
  )
}
