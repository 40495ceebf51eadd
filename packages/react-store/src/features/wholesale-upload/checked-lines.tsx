import { Button } from '@shyrdak/blocks/parts/button'
import type { OrderFileLine } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { wholesaleTotal } from '@shyrdak/sdk/rules'
import { useEffect, useRef, useState } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText, UNAVAILABLE } from '../../parts/failure-text.ts'
import { useStore } from '../../store/use-store.ts'
import { addCells } from '../wholesale-cart/add-cells.ts'
import { cellsOf, readyLines } from './cells-of.ts'
import { ReadyLines } from './ready-lines.tsx'
import { WrongLines } from './wrong-lines.tsx'

interface Props {
  readonly lines: readonly OrderFileLine[]
  /** `leftOut` pieces were not added, because a line of the cart holds a limited count. */
  readonly onAdded: (lines: number, leftOut: number) => void
  readonly onCancel: () => void
}

/** The lines the store has read from a file: invalid ones with problems, valid ones with prices. */
export function CheckedLines({ lines, onAdded, onCancel }: Props) {
  const store = useStore()
  const t = useMessages('wholesale-upload')
  const tCart = useMessages('wholesale-cart')
  const i18n = useCodeMessages('errors')
  const [state, setState] = useState<'idle' | 'adding' | 'full' | 'failed'>('idle')
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = readyLines(lines)
  const wrong = lines.filter(({ problems }) => problems.length > 0)
  useEffect(() => heading.current?.focus(), [])

  async function add() {
    // Until the cart's code is loaded, another press would add the lines twice.
    setState('adding')
    const result = await addCells(store, cellsOf(ready)).catch(() => ({ state: 'failed' as const }))
    if (result.state === 'added') onAdded(ready.length, result.leftOut)
    else setState(result.state)
  }
  return (
    <div className="shyrdak-upload-result">
      <h3 ref={heading} tabIndex={-1}>
        {[
          ...(ready.length > 0 ? [t('ready', { count: ready.length })] : []),
          ...(wrong.length > 0 ? [t('wrong', { count: wrong.length })] : []),
        ].join(' · ')}
      </h3>
      {wrong.length > 0 ? <WrongLines lines={wrong} isAll={ready.length === 0} /> : null}
      {ready.length > 0 ? (
        <>
          <ReadyLines lines={ready} isOpen={wrong.length === 0 && ready.length <= 20} />
          <p className="shyrdak-upload-total">
            <span>{t('total')}</span>
            <strong>
              {formatSom(
                wholesaleTotal(ready.map(({ item, price }) => ({ sale_cost: price, count: item.count }))),
              )}
            </strong>
          </p>
        </>
      ) : null}
      <p className="shyrdak-upload-failure" role="status">
        {state === 'full' ? tCart('full') : state === 'failed' ? failureText(UNAVAILABLE, i18n) : ''}
      </p>
      <div className="shyrdak-upload-actions">
        {ready.length > 0 ? (
          <Button busy={state === 'adding'} onClick={() => void add()}>
            {t('add', { count: ready.length })}
          </Button>
        ) : null}
        <Button tone="quiet" onClick={onCancel}>
          {t(ready.length > 0 ? 'cancel' : 'close')}
        </Button>
      </div>
    </div>
  )
}
