import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Brand } from '@shyrdak/sdk/contract'
import { formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import { missingCount } from '@shyrdak/state-machines/wholesale-branding/rules'
import type { WholesaleCartEvent } from '@shyrdak/state-machines/wholesale-cart'
import { leastCount } from '@shyrdak/state-machines/wholesale-cart/rules'
import type { OrderRefusal } from '@shyrdak/state-machines/wholesale-order/rules'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { BuyKit } from '../wholesale-cart/buy-kit.tsx'
import { KitBought } from '../wholesale-cart/kit-bought.tsx'
import { KitFailure } from '../wholesale-cart/kit-failure.tsx'
import type { OpenLine } from './open-lines.ts'

interface RefusedLinesProps {
  readonly refusal: OrderRefusal
  readonly open: readonly OpenLine[]
  readonly kits: readonly Brand[] | null
  readonly reyestrId: number
  readonly send: (event: WholesaleCartEvent) => void
  /** Accepts the new prices and orders again. */
  readonly onAgree: () => void
}

/** The refused lines of the order, each with the possible remedies. */
export function RefusedLines({ refusal, open, kits, reyestrId, send, onAgree }: RefusedLinesProps) {
  const { language } = useStore()
  const t = useMessages('wholesale-order')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Each response is a new object, so the focus moves on every refusal.
    if (refusal.lines) place.current?.focus()
  }, [refusal])
  const brands = [
    ...new Set(open.flatMap((line) => (line.code === 'KITS_SHORT' ? [line.refused.brand_id] : []))),
  ]
  const short = kits?.filter(({ id, isEnough }) => brands.includes(id) && !isEnough) ?? []
  return (
    <div className="shyrdak-wholesale-order-refused" ref={place} tabIndex={-1}>
      <KitBought as="h2" />
      {open.length === 0 && refusal.code !== 'PRICE_CHANGED' ? (
        <Alert tone="success" title={t('mended')} />
      ) : (
        <Alert tone="warning" title={t(`refused.${refusal.code}`)}>
          {refusal.code === 'PRICE_CHANGED' ? <p>{t('newSum', { sum: formatSom(refusal.sum) })}</p> : null}
          {brands.length > 0 ? <KitFailure /> : null}
          {short.map((kit) => (
            <div key={kit.id}>
              <p>
                <strong>{kit.name}</strong>
              </p>
              <BuyKit kit={kit} missing={missingCount(kit)} reyestrId={reyestrId} />
            </div>
          ))}
          <ul>
            {open.map((line) => {
              const { goods, key } = line.priced.line
              const what = [
                localized(goods.name, language),
                localized(goods.color.name, language),
                formatSize(goods.size.name, language),
                goods.sole ? localized(goods.sole.name, language) : '',
              ]
                .filter(Boolean)
                .join(', ')
              const left = line.code === 'KITS_SHORT' ? line.refused.remainder : 0
              const most = line.code === 'SOLD_OUT' ? line.refused.stock : left
              return (
                <li key={`${line.code} ${key} ${line.code === 'KITS_SHORT' ? line.refused.brand_id : ''}`}>
                  <p>
                    <strong>{what}</strong>
                  </p>
                  <p>
                    {line.code === 'NOT_SOLD'
                      ? line.priced.tier
                        ? t('notSold')
                        : t('soldFrom', { count: leastCount(goods.prices) })
                      : line.code === 'PRICE_CHANGED'
                        ? t('priceChanged', {
                            from: line.priced.tier ? formatSom(line.priced.tier.price) : '–',
                            to: formatSom(line.refused.tier.price),
                          })
                        : line.code === 'SOLD_OUT'
                          ? t('stockLeft', { count: line.refused.stock, wanted: line.priced.line.count })
                          : t('kitLeft', { count: left, wanted: line.refused.requested })}
                  </p>
                  {line.code === 'PRICE_CHANGED' ? null : (
                    <p className="shyrdak-wholesale-order-remedies">
                      {most > 0 ? (
                        <Button
                          size="small"
                          tone="secondary"
                          onClick={() => send({ type: 'line.count', key, count: most })}
                        >
                          {t('take', { count: most })}
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
            })}
          </ul>
          {refusal.code === 'PRICE_CHANGED' ? (
            <Button onClick={onAgree}>{t('agree', { sum: formatSom(refusal.sum) })}</Button>
          ) : null}
        </Alert>
      )}
    </div>
  )
}
