import { i18nOf, messagesIn } from '../messages/messages-in.ts'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { Image } from '@shyrdak/blocks/parts/image'
import type { OrderLine } from '@shyrdak/sdk/contract'
import { lineKey, mediaUrl, multiplyMoney } from '@shyrdak/sdk/rules'
import { formatDays, formatSize, formatSom, localized, productPath } from '@shyrdak/sdk/format'
import { describeMadeToOrder } from '@shyrdak/sdk/messages'
import type { ReactNode } from 'react'
import { usePageContext } from '../page/use-page-context.ts'
import { costOf } from './cost-of.ts'
import { trackingUrl } from './tracking-url.ts'

interface Props {
  lines: readonly OrderLine[]
  /** Additional content below a line, for people who process the order. */
  below?: (line: OrderLine) => ReactNode
  /** Whether to load all photos at once, including those out of view. */
  eager?: boolean
}

/** A tracking number, linked to the carrier's page when there is one. */
const Parcel = ({ href, text }: { href: string | null; text: string }) => (
  <span className="site-order-parcel">
    {href === null ? (
      text
    ) : (
      <a href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    )}
  </span>
)

/**
 * The lines of an order, each with its delivery: what is left of them, and how much was cancelled. A line of
 * which nothing is left has no price, no delivery and nothing below.
 */
export function OrderLines({ lines, below, eager = false }: Props) {
  const { language, prefix, apiHost } = usePageContext()
  const t = messagesIn(language, 'site/checkout')
  return (
    <ul className="site-order-lines">
      {lines.map((line) => {
        const {
          slug,
          name,
          color_name,
          photo,
          size,
          count,
          canceled = 0,
          sale_cost,
          total,
          delivery,
          is_special,
          made_to_order_days,
        } = line
        const left = count - canceled
        return (
          <li className="site-order-line" key={lineKey(line)}>
            <div className="site-order-photo">
              <Image photo={mediaUrl(apiHost, photo)} alt="" sizes="112px" eager={eager} />
            </div>
            <div className="site-order-what">
              <a
                className="site-order-name"
                href={`${prefix}${productPath(is_special ? 'special' : 'retail', slug)}`}
              >
                {localized(name, language)}
              </a>
              <p className="site-order-note site-order-traits">
                <span>{`${t('color')}: ${localized(color_name, language)}`}</span>
                <span>{`${t('size')}: ${formatSize(size, language)}`}</span>
              </p>
              {left > 0 && (
                <p className="site-order-note">
                  <span className="site-order-count">{left}</span>
                  <span className="site-order-price">{` × ${formatSom(sale_cost)}`}</span>
                </p>
              )}
              {canceled > 0 && (
                <p className="site-order-canceled">
                  {left === 0 ? t('canceled') : t('canceledPart', { canceled, count })}
                </p>
              )}
              {made_to_order_days !== null && left > 0 && (
                <p className="site-order-making">
                  <Icon name="clock" />
                  {describeMadeToOrder(made_to_order_days, i18nOf(language))}
                </p>
              )}
            </div>
            {left > 0 && (
              <>
                <p className="site-order-sum">
                  <span className="shyrdak-hidden">{`${t('lineSum')}: `}</span>
                  {formatSom(canceled === 0 ? total : multiplyMoney(sale_cost, left))}
                </p>
                <p className="site-order-travel">
                  <Icon name="truck" />
                  <span className="site-order-way">
                    <span>
                      <span className="shyrdak-hidden">{`${t('delivery')}: `}</span>
                      {localized(delivery.name, language)}
                    </span>
                    <span>
                      {formatDays(delivery.days_min, delivery.days_max, language)}
                      <span className="site-order-price">{` · ${costOf(delivery.price, language)}`}</span>
                    </span>
                    {delivery.tracking_number && (
                      <Parcel
                        href={trackingUrl(delivery.carrier, delivery.tracking_number)}
                        text={t('parcel', { number: delivery.tracking_number })}
                      />
                    )}
                  </span>
                </p>
              </>
            )}
            {below && left > 0 ? <div className="site-order-below">{below(line)}</div> : null}
          </li>
        )
      })}
    </ul>
  )
}
