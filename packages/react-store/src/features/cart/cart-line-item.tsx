import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Image } from '@shyrdak/blocks/parts/image'
import { Price } from '@shyrdak/blocks/parts/price'
import { Quantity } from '@shyrdak/blocks/parts/quantity'
import type { Language } from '@shyrdak/sdk/contract'
import { multiplyMoney } from '@shyrdak/sdk/rules'
import { formatSize, formatSom, localized, productPath } from '@shyrdak/sdk/format'
import type { CartLine, LineNote, RetailCartEvent } from '@shyrdak/state-machines/retail-cart'
import { MAX_ITEMS, orderableCount } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ignoreHeldEnter, leaveRow } from '../../parts/leave-row.ts'
import { MakingTime } from '../../parts/making-time.tsx'
import { toCart } from './move-focus.ts'

interface CartLineItemProps {
  readonly line: CartLine
  readonly note: LineNote | undefined
  readonly language: Language
  readonly send: (event: RetailCartEvent) => void
}

export function CartLineItem({ line, note, language, send }: CartLineItemProps) {
  const store = useStore()
  const t = useMessages('cart')
  const { key, goods, count } = line
  const name = localized(goods.name, language)
  const state = note?.state ?? 'available'
  // Another tab may have set the price back since this note.
  const was = note?.was === goods.sale_cost ? null : note?.was
  const max = state === 'insufficient' ? count : Math.min(MAX_ITEMS, Math.max(count, orderableCount(goods)))
  const path = productPath(goods.is_special ? 'special' : 'retail', goods.slug)
  return (
    <li className="shyrdak-cart-line" data-state={state}>
      <div className="shyrdak-cart-photo">
        <Image photo={store.image(goods.photo)} alt="" sizes="(min-width: 781px) 132px, 96px" />
      </div>
      <div className="shyrdak-cart-what">
        <a
          className="shyrdak-cart-name"
          href={`${store.link(path)}?variation=${goods.variation_id}&size=${encodeURIComponent(goods.size)}`}
        >
          {name}
        </a>
        <p className="shyrdak-cart-traits">
          <span>{`${t('color')}: ${localized(goods.color_name, language)}`}</span>
          <span>{`${t('size')}: ${formatSize(goods.size, language)}`}</span>
        </p>
        <p className="shyrdak-cart-each">{`${formatSom(goods.sale_cost)} ${t('each')}`}</p>
        {state === 'available' ? <MakingTime goods={goods} count={count} /> : null}
        {was ? (
          <p className="shyrdak-cart-message" role="status">
            {t('priceChanged', { from: formatSom(was), to: formatSom(goods.sale_cost) })}
          </p>
        ) : null}
        {state === 'insufficient' ? (
          <div className="shyrdak-cart-message" role="status">
            <Badge tone="saffron">{t('fewerLeft', { stock: goods.stock })}</Badge>
            {goods.stock > 0 ? (
              <Button
                tone="quiet"
                size="small"
                onClick={({ currentTarget }) => {
                  toCart(currentTarget)
                  send({ type: 'line.count', key, count: goods.stock })
                }}
              >
                {goods.stock === 1 ? t('takeLast') : t('takeAll', { stock: goods.stock })}
              </Button>
            ) : null}
          </div>
        ) : state === 'available' ? null : (
          <p className="shyrdak-cart-message" role="status">
            <Badge tone="madder">
              {state === 'sold_out'
                ? t('soldOut')
                : state === 'not_sold_here'
                  ? t('notSoldHere')
                  : t('unknown')}
            </Badge>
          </p>
        )}
      </div>
      <div className="shyrdak-cart-many">
        <Quantity
          value={count}
          max={max}
          onChange={(next) => send({ type: 'line.count', key, count: next })}
          labels={{
            label: t('countOf', { name }),
            decrease: t('less'),
            increase: t('more'),
            corrected: t('countRange', { max }),
          }}
        />
        <Button
          tone="quiet"
          size="small"
          className="shyrdak-cart-remove"
          aria-label={t('removeOf', { name })}
          onKeyDown={ignoreHeldEnter}
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget, '.shyrdak-cart', '.shyrdak-cart-remove')
            send({ type: 'line.remove', key })
          }}
        >
          <Icon name="trash" />
          {t('remove')}
        </Button>
      </div>
      <div className="shyrdak-cart-sum">
        <Price saleCost={multiplyMoney(goods.sale_cost, count)} language={language} />
      </div>
    </li>
  )
}
