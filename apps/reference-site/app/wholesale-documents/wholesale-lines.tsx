import { Image } from '@shyrdak/blocks/parts/image'
import type { WholesaleItem } from '@shyrdak/sdk/contract'
import { formatSom, formatNumber, formatSize, localized } from '@shyrdak/sdk/format'
import { addMoney, mediaUrl } from '@shyrdak/sdk/rules'
import { messagesIn } from '../messages/messages-in.ts'
import { usePageContext } from '../page/use-page-context.ts'

const keyOf = ({ color, size, sole_id, brand_id, sole_brand_id }: WholesaleItem) =>
  [color, size, sole_id, brand_id, sole_brand_id].join(':')

/**
 * The lines of an order by product: colours, sizes, soles and logos, with the price list and tier of each
 * price.
 */
export function WholesaleLines({ items }: { items: readonly WholesaleItem[] }) {
  return (
    <div className="site-ordered">
      {[...Map.groupBy(items, ({ reyestr_id }) => reyestr_id)].map(([id, lines]) => (
        <Goods key={id} lines={lines} />
      ))}
    </div>
  )
}

function Goods({ lines }: { lines: readonly WholesaleItem[] }) {
  const { language, apiHost } = usePageContext()
  const t = messagesIn(language, 'site/wholesale-documents')
  const [first] = lines
  if (!first) return null
  const pieces = lines.reduce((sum, { count }) => sum + count, 0)
  const name = localized(first.reyestr_name, language)
  return (
    <section className="site-ordered-goods" aria-label={name}>
      <header>
        <Image photo={mediaUrl(apiHost, first.reyestr_img)} alt="" sizes="64px" />
        <h3>{name}</h3>
        <p className="site-order-note">
          {`${t('pieces', { count: pieces })} · ${formatSom(addMoney(...lines.map(({ sum }) => sum)))}`}
        </p>
      </header>
      <table className="site-document-lines" aria-label={name}>
        <thead className="shyrdak-hidden">
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('count')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('lineSum')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={keyOf(line)}>
              <th scope="row">
                <span>{`${localized(line.color_name, language)}, ${t('size', { size: formatSize(line.size, language) })}`}</span>
                {traitsOf(line).map((trait) => (
                  <span className="site-order-note" key={trait}>
                    {trait}
                  </span>
                ))}
              </th>
              <td data-cell="count">{formatNumber(line.count, language)}</td>
              <td data-cell="price">
                <span>{formatSom(line.price)}</span>
                <span className="site-order-note">
                  {line.price_list
                    ? t('fromList', {
                        list: localized(line.price_list.name, language),
                        count: line.from_count,
                      })
                    : t('fromStore')}
                </span>
              </td>
              <td data-cell="sum">{formatSom(line.sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

  function traitsOf({ sole_name, brand_name, brand_id, sole_brand_name }: WholesaleItem): string[] {
    return [
      ...(sole_name ? [localized(sole_name, language)] : []),
      ...(brand_id !== null && brand_name ? [t('logo', { name: brand_name })] : []),
      ...(sole_brand_name ? [t('soleLogo', { name: sole_brand_name })] : []),
    ]
  }
}
