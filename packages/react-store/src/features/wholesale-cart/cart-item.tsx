import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Image } from '@shyrdak/blocks/parts/image'
import { Quantity } from '@shyrdak/blocks/parts/quantity'
import { WHOLESALE_COUNT } from '@shyrdak/sdk/contract'
import { formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import type { WholesaleCartEvent } from '@shyrdak/state-machines/wholesale-cart'
import { leastCount, type PricedLine } from '@shyrdak/state-machines/wholesale-cart/rules'
import { memo } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { ignoreHeldEnter } from '../../parts/leave-row.ts'
import { useStore } from '../../store/use-store.ts'
import { leaveLine, REMOVE_LINE, REMOVE_PRODUCT } from './move-focus.ts'
import { lineSum, type ItemLines } from './items-of.ts'

interface CartItemProps {
  readonly item: ItemLines
  /** Ids of the kits of which the cart takes more pieces than there are. */
  readonly shortKits: ReadonlySet<number>
  readonly send: (event: WholesaleCartEvent) => void
}

/** A product in the cart with all its colours, sizes, soles and logos. */
export function CartItem({ item: { key, lines, count, sum }, shortKits, send }: CartItemProps) {
  const { language, link, image } = useStore()
  const t = useMessages('wholesale-cart')
  const [first] = lines
  if (!first) return null
  const { goods } = first.line
  const name = localized(goods.name, language)
  const list = goods.from === 'price_list' ? '/admin/price-list' : '/admin/reyestr'
  const title = `wholesale-item-${key}`
  return (
    <section className="shyrdak-wholesale-cart-item" aria-labelledby={title}>
      <header>
        <Image photo={image(goods.photo)} alt="" sizes="72px" />
        <h2 id={title}>
          <a href={link(`${list}/product/${goods.id}`)}>{name}</a>
        </h2>
        <p>
          <span>{t('piecesOf', { count })}</span>
          <strong>{formatSom(sum)}</strong>
        </p>
        <Button
          tone="quiet"
          size="small"
          className={REMOVE_PRODUCT}
          aria-label={t('removeAllOf', { name })}
          onKeyDown={ignoreHeldEnter}
          onClick={({ currentTarget }) => {
            leaveLine(currentTarget, REMOVE_PRODUCT)
            send({ type: 'part.remove', part: { id: goods.id, price_type: goods.price_type } })
          }}
        >
          {t('removeAll')}
        </Button>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('color')}</th>
            <th scope="col">{t('size')}</th>
            <th scope="col">{t('soleAndLogo')}</th>
            <th scope="col">{t('count')}</th>
            <th scope="col" className="shyrdak-wholesale-cart-money">
              {t('price')}
            </th>
            <th scope="col" className="shyrdak-wholesale-cart-money">
              {t('sum')}
            </th>
            <th scope="col">
              <span className="shyrdak-hidden">{t('remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CartRow
              key={line.line.key}
              line={line}
              isShort={[line.line.goods.brand, line.line.goods.sole_brand].some(
                (logo) => logo && shortKits.has(logo.id),
              )}
              send={send}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface CartRowProps {
  readonly line: PricedLine
  /** Whether there are too few pieces of one of its logos. */
  readonly isShort: boolean
  readonly send: (event: WholesaleCartEvent) => void
}

/** With hundreds of lines, a change renders only the changed line and those whose price changed with it. */
const CartRow = memo(
  CartLine,
  (before, after) =>
    before.line.line === after.line.line &&
    before.line.tier === after.line.tier &&
    before.isShort === after.isShort &&
    before.send === after.send,
)

function CartLine({ line: priced, isShort, send }: CartRowProps) {
  const { language } = useStore()
  const t = useMessages('wholesale-cart')
  const {
    line: { key, goods, count },
    tier,
  } = priced
  const color = localized(goods.color.name, language)
  const size = formatSize(goods.size.name, language)
  const what = `${color}, ${size}`
  const sum = lineSum(priced)
  const logos = [
    goods.sole ? localized(goods.sole.name, language) : null,
    goods.brand?.name,
    goods.sole_brand ? t('onSole', { name: goods.sole_brand.name }) : null,
  ].filter((part) => part !== null && part !== undefined)
  return (
    <tr>
      <th scope="row">{color}</th>
      <td data-label={t('size')}>{size}</td>
      <td data-label={t('soleAndLogo')} data-empty={logos.length === 0 || undefined}>
        {logos.length > 0 ? logos.join(' · ') : '–'}
        {isShort ? <small className="shyrdak-wholesale-cart-lacks">{t('logosShort')}</small> : null}
      </td>
      <td>
        <Quantity
          value={count}
          max={WHOLESALE_COUNT}
          onChange={(next) => send({ type: 'line.count', key, count: next })}
          labels={{
            label: t('countOf', { what }),
            decrease: t('less'),
            increase: t('more'),
            corrected: t('countRange', { max: WHOLESALE_COUNT }),
          }}
        />
      </td>
      <td className="shyrdak-wholesale-cart-money" data-label={t('price')}>
        {tier ? formatSom(tier.price) : '–'}
        {tier ? null : (
          <small className="shyrdak-wholesale-cart-lacks">
            {t('soldFrom', { count: leastCount(goods.prices) })}
          </small>
        )}
        {tier && tier.from_count > 1 ? <small>{t('fromCount', { count: tier.from_count })}</small> : null}
      </td>
      <td className="shyrdak-wholesale-cart-money" data-label={t('sum')}>
        {sum ? formatSom(sum) : '–'}
      </td>
      <td>
        <Button
          tone="quiet"
          size="small"
          className={REMOVE_LINE}
          aria-label={t('removeOf', { what })}
          onKeyDown={ignoreHeldEnter}
          onClick={({ currentTarget }) => {
            leaveLine(currentTarget, REMOVE_LINE)
            send({ type: 'line.remove', key })
          }}
        >
          <Icon name="trash" />
        </Button>
      </td>
    </tr>
  )
}
