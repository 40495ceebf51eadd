import type { WholesaleItem } from '@shyrdak/sdk/contract'
import { formatSize, formatSom, localized } from '@shyrdak/sdk/format'
import { addMoney, multiplyMoney, ZERO } from '@shyrdak/sdk/rules'
import type { ReorderLine } from '@shyrdak/state-machines/wholesale-reorder'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'

/** Lines that need attention come first. */
const STATES = ['new_price', 'gone', 'same'] as const
const TITLES = { new_price: 'newPrice', gone: 'gone', same: 'same' } as const

/** The lines of a past order compared with the current catalogue, and the total at current prices. */
export function ReorderDiff({ diff }: { readonly diff: readonly ReorderLine[] }) {
  const t = useMessages('wholesale-reorder')
  const today = addMoney(
    ZERO,
    ...diff.map((line) => (line.state === 'gone' ? ZERO : multiplyMoney(line.price, line.item.count))),
  )
  return (
    <div className="shyrdak-reorder-diff">
      {STATES.map((state) => {
        const lines = diff.filter((line) => line.state === state)
        if (lines.length === 0) return null
        return (
          <details
            key={state}
            open={state !== 'same'}
            className="shyrdak-reorder-part shyrdak-opens"
            data-state={state}
          >
            <summary>
              {`${t(TITLES[state], { count: lines.length })} · ${t('pieces', { count: piecesOf(lines) })}`}
            </summary>
            {state === 'gone' ? <p>{t('goneText')}</p> : null}
            <ul>
              {lines.map((line) => (
                <DiffLine key={keyOf(line.item)} line={line} />
              ))}
            </ul>
          </details>
        )
      })}
      <dl className="shyrdak-reorder-sums">
        <div>
          <dt>{t('before')}</dt>
          <dd>{formatSom(addMoney(ZERO, ...diff.map(({ item }) => item.sum)))}</dd>
        </div>
        <div>
          <dt>{t('today')}</dt>
          <dd>{formatSom(today)}</dd>
        </div>
      </dl>
    </div>
  )
}

const piecesOf = (lines: readonly ReorderLine[]) => lines.reduce((sum, { item }) => sum + item.count, 0)

const keyOf = ({ reyestr_id, color, size, sole_id, brand_id, sole_brand_id }: WholesaleItem) =>
  [reyestr_id, color, size, sole_id, brand_id, sole_brand_id].join(':')

function DiffLine({ line }: { readonly line: ReorderLine }) {
  const { language } = useStore()
  const t = useMessages('wholesale-reorder')
  const { item } = line
  const traits = [
    localized(item.color_name, language),
    t('size', { size: formatSize(item.size, language) }),
    ...(item.sole_name ? [t('sole', { name: localized(item.sole_name, language) })] : []),
    ...(item.brand_id !== null && item.brand_name ? [t('logo', { name: item.brand_name })] : []),
    ...(item.sole_brand_name ? [t('soleLogo', { name: item.sole_brand_name })] : []),
  ]
  return (
    <li className="shyrdak-reorder-line">
      <span>
        <strong>{localized(item.reyestr_name, language)}</strong>
        <small>{traits.join(' · ')}</small>
      </span>
      <span className="shyrdak-reorder-price">
        {line.state === 'new_price' ? (
          <>
            <s>
              <span className="shyrdak-hidden">{`${t('was')}: `}</span>
              {formatSom(item.price)}
            </s>
            <span>
              <span className="shyrdak-hidden">{`${t('now')}: `}</span>
              {`${item.count} × ${formatSom(line.price)}`}
            </span>
          </>
        ) : (
          <span>{`${item.count} × ${formatSom(item.price)}`}</span>
        )}
      </span>
    </li>
  )
}
