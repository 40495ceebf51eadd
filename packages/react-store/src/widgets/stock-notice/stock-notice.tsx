import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import type { LocalizedText } from '@shyrdak/sdk/contract'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../hooks/use-words.ts'
import type { WaitedFor } from '../../journeys/stock-notice.ts'

export interface StockNoticeProps {
  /** What is sold out, by its colour. */
  readonly thing: WaitedFor
  readonly color: LocalizedText
  /** Whether other sizes of the colour can be had. */
  readonly isOfSome: boolean
}

/** Few ask: the form comes with the press. */
const Wish = lazy(async () => ({ default: (await import('./stock-wish.tsx')).StockWish }))

/** A button under what is sold out, and behind it the form that asks to be told when it is back. */
export function StockNotice({ thing, color, isOfSome }: StockNoticeProps) {
  const words = useWords('product')
  const [isPressed, press] = useState(false)
  const button = (
    <div className="shyrdak-stock-notice" data-state="closed">
      <Button
        tone={isOfSome ? 'quiet' : 'secondary'}
        size={isOfSome ? 'small' : 'medium'}
        busy={isPressed}
        onClick={() => press(true)}
      >
        <Icon name="mail" />
        {isOfSome ? words.tellMeSize : words.tellMe}
      </Button>
    </div>
  )
  return isPressed ? (
    <Suspense fallback={button}>
      <Wish thing={thing} color={color} />
    </Suspense>
  ) : (
    button
  )
}
