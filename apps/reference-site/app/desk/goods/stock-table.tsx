import { messagesIn } from '../../messages/messages-in.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { formatSize, localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'
import { isRecounted, isStockChanged, stockKey, type StockForm } from './stock-form.ts'

interface Props {
  form: StockForm
  /** Takes a `stockKey`. */
  errorOf: (key: string) => string | undefined
  isLocked: boolean
  onType: (key: string, typed: string) => void
}

/** A field for every size, grouped by colour. Rows changed here or by others are marked. */
export function StockTable({ form, errorOf, isLocked, onType }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const goneSizes = (entries: StockForm) =>
    entries
      .filter(({ isGone }) => isGone)
      .map((entry) => {
        const size = formatSize(entry.row.size, language)
        return isRecounted(entry) ? t('goneTyped', { size, typed: entry.typed }) : size
      })
      .join(', ')
  return [...Map.groupBy(form, ({ row }) => row.variation_id)].map(([variation, entries]) => (
    <fieldset className="site-goods-color" key={variation}>
      <legend>
        {entries[0] ? t('sizesOf', { color: localized(entries[0].row.color_name, language) }) : null}
      </legend>
      <div className="site-goods-sizes">
        {entries
          .filter(({ isGone }) => !isGone)
          .map((entry) => {
            const { row, before, typed } = entry
            const key = stockKey(row)
            const isChanged = isStockChanged(entry)
            const notice =
              before === null
                ? isChanged && t('was', { count: row.quantity })
                : t('meanwhile', { before, now: row.quantity })
            return (
              <div
                key={key}
                className="site-goods-size"
                data-changed={isChanged || undefined}
                data-news={before !== null || undefined}
              >
                <Field
                  id={`stock-${variation}-${row.size.replaceAll(/\s/g, '-')}`}
                  name={key}
                  label={formatSize(row.size, language)}
                  value={typed}
                  inputMode="numeric"
                  autoComplete="off"
                  readOnly={isLocked}
                  hint={notice}
                  error={errorOf(key)}
                  onChange={({ currentTarget }) => onType(key, currentTarget.value)}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              </div>
            )
          })}
      </div>
      {entries.some(({ isGone }) => isGone) ? (
        <p className="site-goods-news">{t('gone', { sizes: goneSizes(entries) })}</p>
      ) : null}
    </fieldset>
  ))
}
