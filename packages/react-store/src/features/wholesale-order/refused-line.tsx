import { Button } from '@shyrdak/blocks/parts/button'
import { formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import type { WholesaleCartEvent } from '@shyrdak/state-machines/wholesale-cart'
import { leastCount } from '@shyrdak/state-machines/wholesale-cart/rules'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { OpenLine } from './open-lines.ts'

interface RefusedLineProps {
  readonly line: OpenLine
  readonly send: (event: WholesaleCartEvent) => void
}

/** A refused line: what is wrong with it, and the buttons that take what is left or remove it. */
export function RefusedLine({ line, send }: RefusedLineProps) {
  const { language } = useStore()
  const t = useMessages('wholesale-order')
  const reason = useReason(line)
  const { goods, key } = line.priced.line
  const what = [
    localized(goods.name, language),
    localized(goods.color.name, language),
    formatSize(goods.size.name, language),
    goods.sole ? localized(goods.sole.name, language) : '',
  ]
    .filter(Boolean)
    .join(', ')
  const left = piecesLeft(line)
  return (
    <li>
      <p>
        <strong>{what}</strong>
      </p>
      <p>{reason}</p>
      {line.code === 'PRICE_CHANGED' ? null : (
        <p className="shyrdak-wholesale-order-remedies">
          {left > 0 ? (
            <Button
              size="small"
              tone="secondary"
              onClick={() => send({ type: 'line.count', key, count: left })}
            >
              {t('take', { count: left })}
            </Button>
          ) : null}
          <Button
            size="small"
            tone="quiet"
            aria-label={t('removeOf', { what })}
            onClick={() => send({ type: 'line.remove', key })}
          >
            {t('remove')}
          </Button>
        </p>
      )}
    </li>
  )
}

function piecesLeft({ code, refused }: OpenLine): number {
  if (code === 'SOLD_OUT') return refused.stock
  return code === 'KITS_SHORT' ? refused.remainder : 0
}

/** Returns why the store refused the line. */
function useReason(line: OpenLine): string {
  const t = useMessages('wholesale-order')
  const { tier, line: ordered } = line.priced
  switch (line.code) {
    case 'NOT_SOLD':
      return tier ? t('notSold') : t('soldFrom', { count: leastCount(ordered.goods.prices) })
    case 'PRICE_CHANGED':
      return t('priceChanged', {
        from: tier ? formatSom(tier.price) : '–',
        to: formatSom(line.refused.tier.price),
      })
    case 'SOLD_OUT':
      return t('stockLeft', { count: line.refused.stock, wanted: ordered.count })
    case 'KITS_SHORT':
      return t('kitLeft', { count: line.refused.remainder, wanted: line.refused.requested })
    default:
      return line satisfies never
  }
}
