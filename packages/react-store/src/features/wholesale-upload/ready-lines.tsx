import { formatNumber, formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import { multiplyMoney } from '@shyrdak/sdk/rules'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { ReadyLine } from './cells-of.ts'

interface Props {
  readonly lines: readonly ReadyLine[]
  readonly isOpen: boolean
}

/** The lines that can be ordered, with their current prices. */
export function ReadyLines({ lines, isOpen }: Props) {
  const { language } = useStore()
  const t = useMessages('wholesale-upload')
  return (
    <details className="shyrdak-upload-ready shyrdak-opens" open={isOpen}>
      <summary>{t('ready', { count: lines.length })}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('sum')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, item, price }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td>
                <strong>{localized(item.reyestr_name, language)}</strong>
                <span>
                  {[
                    localized(item.color.name, language),
                    t('size', { size: formatSize(item.size.name, language) }),
                    ...(item.sole ? [t('sole', { name: localized(item.sole.name, language) })] : []),
                    ...(item.brand ? [t('logo', { name: item.brand.name })] : []),
                    ...(item.sole_brand ? [t('soleLogo', { name: item.sole_brand.name })] : []),
                  ].join(' · ')}
                </span>
              </td>
              <td>
                <strong>{formatSom(multiplyMoney(price, item.count))}</strong>
                <span>{`${formatNumber(item.count, language)} × ${formatSom(price)}`}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
