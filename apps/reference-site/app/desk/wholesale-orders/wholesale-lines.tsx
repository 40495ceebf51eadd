import { messagesIn } from '../../messages/messages-in.ts'
import { Image } from '@shyrdak/blocks/parts/image'
import { formatSom, formatSize, localized } from '@shyrdak/sdk/format'
import type { ManagedWholesaleItem, ManagedWholesaleOrder } from '@shyrdak/sdk/management'
import { mediaUrl } from '@shyrdak/sdk/rules'
import { usePageContext } from '../../page/use-page-context.ts'
import { DeskTable } from '../desk-table.tsx'
import { lineText } from './line-text.ts'

/** The lines with the price list and tier of each price, and how many pieces are in stock. */
export function WholesaleLines({ order }: { order: ManagedWholesaleOrder }) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/wholesale-orders')
  return (
    <section className="site-desk-section" aria-labelledby="desk-order-lines">
      <h2 id="desk-order-lines">{t('lines', { count: order.count })}</h2>
      <DeskTable
        className="site-wholesale-lines"
        texts={[t('goods'), t('price')]}
        numbers={[t('count'), t('sum')]}
      >
        {order.items.map((line, index) => (
          <LineRow key={lineText(line, language, index)} line={line} />
        ))}
      </DeskTable>
      <dl className="site-desk-sums">
        <div data-total>
          <dt>{t('total')}</dt>
          <dd>{formatSom(order.sum)}</dd>
        </div>
        <div>
          <dt>{t('balance')}</dt>
          <dd>{formatSom(order.balance)}</dd>
        </div>
      </dl>
    </section>
  )
}

function LineRow({ line }: { line: ManagedWholesaleItem }) {
  const { language, prefix, apiHost } = usePageContext()
  const t = messagesIn(language, 'desk/wholesale-orders')
  const details = [
    localized(line.color_name, language),
    formatSize(line.size, language),
    line.sole_name ? localized(line.sole_name, language) : null,
    line.brand_id === null || line.brand_name === null ? null : t('withLogo', { name: line.brand_name }),
    line.sole_brand_name === null ? null : t('withSoleLogo', { name: line.sole_brand_name }),
  ].filter((detail) => detail !== null)
  const ready =
    line.from_stock === line.count
      ? t('ready')
      : line.is_made_to_order && line.from_stock > 0
        ? t('partReady', { ready: line.from_stock, made: line.count - line.from_stock })
        : t(line.is_made_to_order ? 'made' : 'freed')
  return (
    <tr>
      <td>
        <div className="site-wholesale-what">
          <Image photo={mediaUrl(apiHost, line.reyestr_img)} alt="" sizes="56px" widths={[160]} />
          <div>
            <a href={`${prefix}/desk/wholesale-goods/${line.reyestr_id}`}>
              {localized(line.reyestr_name, language)}
            </a>
            <span className="site-desk-note">{details.join(' · ')}</span>
            <span className="site-desk-note">{ready}</span>
          </div>
        </div>
      </td>
      <td>
        {formatSom(line.price)}
        <span className="site-desk-note">
          {line.price_list === null
            ? t('ownPrice')
            : t('byList', { name: localized(line.price_list.name, language) })}
          {line.from_count > 1 ? `, ${t('fromCount', { count: line.from_count })}` : ''}
        </span>
      </td>
      <td data-label={t('count')} data-number>
        {line.count}
      </td>
      <td data-label={t('sum')} data-number>
        {formatSom(line.sum)}
      </td>
    </tr>
  )
}
