import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import type { Brand } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { missingCount } from '@shyrdak/state-machines/wholesale-branding/rules'
import type { WholesaleCartEvent } from '@shyrdak/state-machines/wholesale-cart'
import type { OrderRefusal } from '@shyrdak/state-machines/wholesale-order/rules'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { BuyKit } from '../wholesale-cart/buy-kit.tsx'
import { KitBought } from '../wholesale-cart/kit-bought.tsx'
import { KitFailure, ReadKits } from '../wholesale-cart/kit-failure.tsx'
import type { OpenLine } from './open-lines.ts'
import { RefusedLine } from './refused-line.tsx'

interface RefusedLinesProps {
  readonly refusal: OrderRefusal
  readonly open: readonly OpenLine[]
  readonly kits: readonly Brand[] | null
  readonly companyId: number
  readonly send: (event: WholesaleCartEvent) => void
  /** Accepts the new prices and orders again. */
  readonly onAgree: () => void
}

/** The refused lines of the order, each with the possible remedies. */
export function RefusedLines({ refusal, open, kits, companyId, send, onAgree }: RefusedLinesProps) {
  const t = useMessages('wholesale-order')
  const place = useRef<HTMLDivElement>(null)
  const fallback = useFocusFallback(place)
  useEffect(() => {
    // Each response is a new object, so the focus moves on every refusal.
    if (refusal.lines) place.current?.focus()
  }, [refusal])
  const brands = [
    ...new Set(open.flatMap((line) => (line.code === 'KITS_SHORT' ? [line.refused.brand_id] : []))),
  ]
  const short = kits?.filter(({ id, isEnough }) => brands.includes(id) && !isEnough) ?? []
  return (
    <div className="shyrdak-wholesale-order-refused" {...fallback}>
      <KitBought as="h2" />
      {open.length === 0 && refusal.code !== 'PRICE_CHANGED' ? (
        <Alert tone="success" title={t('mended')} />
      ) : (
        <Alert tone="warning" title={t(`refused.${refusal.code}`)}>
          {refusal.code === 'PRICE_CHANGED' ? <p>{t('newSum', { sum: formatSom(refusal.sum) })}</p> : null}
          {brands.length > 0 ? (
            <>
              <KitFailure />
              <ReadKits />
            </>
          ) : null}
          {short.map((kit) => (
            <div key={kit.id}>
              <p>
                <strong>{kit.name}</strong>
              </p>
              <BuyKit kit={kit} missing={missingCount(kit)} companyId={companyId} />
            </div>
          ))}
          <ul>
            {open.map((line) => (
              <RefusedLine
                key={`${line.code} ${line.priced.line.key} ${line.code === 'KITS_SHORT' ? line.refused.brand_id : ''}`}
                line={line}
                send={send}
              />
            ))}
          </ul>
          {refusal.code === 'PRICE_CHANGED' ? (
            <Button onClick={onAgree}>{t('agree', { sum: formatSom(refusal.sum) })}</Button>
          ) : null}
        </Alert>
      )}
    </div>
  )
}
