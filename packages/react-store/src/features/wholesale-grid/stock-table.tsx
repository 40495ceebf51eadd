import type { WholesaleProduct } from '@shyrdak/sdk/contract'
import { formatNumber, formatSize, localized } from '@shyrdak/sdk/format'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import { sizeNames } from './grid-axes.ts'

/** The stock by colour and size, for users who cannot order. */
export function StockTable({ product }: { readonly product: WholesaleProduct }) {
  const { language } = useStore()
  const t = useMessages('wholesale-grid')
  const names = sizeNames(product)
  return (
    <div className="shyrdak-wholesale-grid-scroll" tabIndex={0} role="group" aria-label={t('stock')}>
      <table className="shyrdak-wholesale-grid-table">
        <caption>{t('stock')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('color')}</th>
            {names.map((name) => (
              <th scope="col" key={name}>
                {formatSize(name, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {product.colors.map(({ id, name: color, hex, sizes }) => (
            <tr key={id}>
              <th scope="row">
                <span className="shyrdak-wholesale-grid-color">
                  <span
                    className="shyrdak-wholesale-grid-dot"
                    style={{ backgroundColor: hex }}
                    aria-hidden="true"
                  />
                  {localized(color, language)}
                </span>
              </th>
              {names.map((name) => {
                const size = sizes.find((one) => one.name === name)
                return <td key={name}>{size ? formatNumber(size.stock, language) : '–'}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
