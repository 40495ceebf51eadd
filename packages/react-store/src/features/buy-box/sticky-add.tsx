import { Button } from '@shyrdak/blocks/parts/button'
import { formatSom } from '@shyrdak/sdk/format'
import type { Money } from '@shyrdak/sdk/contract'
import type { Ref } from 'react'
import { useMessages } from '../../messages/use-messages.ts'

interface Props {
  readonly name: string
  /** Price of the chosen count. */
  readonly sum: Money
  readonly isBusy: boolean
  /** Whether the page's own add button is out of view. */
  readonly isShown: boolean
  readonly onAdd: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** The add button at the edge of the screen, shown on phones once the page's own is out of view. */
export function StickyAdd({ name, sum, isBusy, isShown, onAdd, ref }: Props) {
  const t = useMessages('buy-box')
  return (
    <div ref={ref} className="shyrdak-buy-box-bar" data-state={isShown ? 'shown' : 'hidden'} inert={!isShown}>
      <span className="shyrdak-buy-box-bar-name">{name}</span>
      <strong className="shyrdak-buy-box-bar-sum">{formatSom(sum)}</strong>
      <Button busy={isBusy} onClick={onAdd}>
        {t('addShort')}
      </Button>
    </div>
  )
}
