import { Badge } from '@shyrdak/blocks/parts/badge'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Picture } from '@shyrdak/blocks/parts/picture'
import { Price } from '@shyrdak/blocks/parts/price'
import { Quantity } from '@shyrdak/blocks/parts/quantity'
import type { Language } from '@shyrdak/sdk/contract'
import { multiplyMoney } from '@shyrdak/sdk/rules'
import { formatMoney, formatSize, localized } from '@shyrdak/sdk/words'
import type { CartLine, LineNote, RetailCartEvent } from '@shyrdak/state-machines/retail-cart'
import { MOST_PIECES, orderableCount } from '@shyrdak/state-machines/retail-cart/rules'
import { useStore } from '../../hooks/use-store.ts'
import { useWords } from '../../hooks/use-words.ts'
import { MakingTime } from '../../widget-parts/making-time.tsx'

interface BasketLineProps {
  readonly line: CartLine
  readonly note: LineNote | undefined
  readonly language: Language
  readonly send: (event: RetailCartEvent) => Promise<void>
}

/** One line: what it is, how many, what it costs, and what the store said of it. */
export function BasketLine({ line, note, language, send }: BasketLineProps) {
  const store = useStore()
  const words = useWords('basket')
  const { key, goods, count } = line
  const name = localized(goods.name, language)
  const som = (money: string) => formatMoney(money, 'KGS', language)
  const state = note?.state ?? 'available'
  const max = state === 'insufficient' ? count : Math.min(MOST_PIECES, Math.max(count, orderableCount(goods)))
  const path = goods.is_special ? `/special-product/${goods.slug}` : `/product/${goods.slug}`
  return (
    <li className="shyrdak-basket-line" data-state={state}>
      <div className="shyrdak-basket-photo">
        <Picture photo={store.picture(goods.photo)} alt="" sizes="(min-width: 780px) 132px, 96px" />
      </div>
      <div className="shyrdak-basket-what">
        <a
          className="shyrdak-basket-name"
          href={`${store.link(path)}?variation=${goods.variation_id}&size=${encodeURIComponent(goods.size)}`}
        >
          {name}
        </a>
        <p className="shyrdak-basket-traits">
          <span>{`${words.color}: ${localized(goods.color_name, language)}`}</span>
          <span>{`${words.size}: ${formatSize(goods.size, language)}`}</span>
        </p>
        <p className="shyrdak-basket-each">{`${som(goods.sale_cost)} ${words.each}`}</p>
        {state === 'available' ? <MakingTime goods={goods} count={count} /> : null}
        {note?.was ? (
          <p className="shyrdak-basket-said" role="status">
            {words.priceChanged(som(note.was), som(goods.sale_cost))}
          </p>
        ) : null}
        {state === 'insufficient' ? (
          <div className="shyrdak-basket-said" role="status">
            <Badge tone="saffron">{words.fewerLeft(goods.stock)}</Badge>
            {goods.stock > 0 ? (
              <Button
                tone="quiet"
                size="small"
                onClick={() => void send({ type: 'line.count', key, count: goods.stock })}
              >
                {words.takeAll(goods.stock)}
              </Button>
            ) : null}
          </div>
        ) : state === 'available' ? null : (
          <p className="shyrdak-basket-said" role="status">
            <Badge tone="madder">
              {state === 'sold_out'
                ? words.soldOut
                : state === 'not_sold_here'
                  ? words.notSoldHere
                  : words.unknown}
            </Badge>
          </p>
        )}
      </div>
      <div className="shyrdak-basket-many">
        <Quantity
          value={count}
          max={max}
          onChange={(next) => void send({ type: 'line.count', key, count: next })}
          labels={{ label: words.countOf(name), decrease: words.less, increase: words.more }}
        />
        <Button
          tone="quiet"
          size="small"
          className="shyrdak-basket-remove"
          aria-label={words.removeOf(name)}
          onClick={() => void send({ type: 'line.remove', key })}
        >
          <Icon name="trash" />
          {words.remove}
        </Button>
      </div>
      <div className="shyrdak-basket-sum">
        <Price saleCost={multiplyMoney(goods.sale_cost, count)} language={language} />
      </div>
    </li>
  )
}
