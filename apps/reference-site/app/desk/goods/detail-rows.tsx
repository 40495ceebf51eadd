import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { isStarted, isTextNeeded, type DetailRow } from './facts-form.ts'

interface Props {
  rows: readonly DetailRow[]
  /** In which the texts are shown. */
  language: Language
  isOnSale: boolean
  isLocked: boolean
  /** By `details.0.text.ru`. */
  errorOf: (key: string) => string | undefined
  onType: (place: number, field: keyof DetailRow, value: string) => void
  onChange: (rows: readonly DetailRow[]) => void
  /** Null where there are as many as a product may have. */
  onAdd: (() => void) | null
}

/** Materials, care and other details: what each is called, and what it says. */
export function DetailRows(props: Props) {
  const { rows, language, isOnSale, isLocked, errorOf, onType, onChange, onAdd } = props
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const field = (place: number, name: keyof DetailRow, row: DetailRow) => ({
    id: `desk-detail-${place}-${name}-${language}`,
    name: `details.${place}.${name}.${language}`,
    lang: LANGUAGE_TAGS[language],
    value: row[name][language],
    readOnly: isLocked,
    // A row that says nothing in any language is none.
    required: isTextNeeded(row[name], { isOnSale, isOptional: !isStarted(row) }),
    error: errorOf(`details.${place}.${name}.${language}`),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onType(place, name, value),
  })
  return (
    <fieldset className="site-goods-details">
      <legend>{t('details')}</legend>
      {rows.map((row, place) => (
        // A row has nothing of its own but its place.
        // eslint-disable-next-line react/no-array-index-key
        <div
          key={place}
          className="site-goods-detail"
          role="group"
          aria-label={t('detail', { place: place + 1 })}
        >
          <Field {...field(place, 'name', row)} label={t('detailName')} />
          <Field {...field(place, 'text', row)} multiline rows={2} label={t('detailText')} />
          <Button
            tone="quiet"
            disabled={isLocked}
            aria-label={t('removeDetail', { place: place + 1 })}
            title={t('removeDetail', { place: place + 1 })}
            onClick={() => onChange(rows.filter((one) => one !== row))}
          >
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      {onAdd ? (
        <Button tone="secondary" size="small" disabled={isLocked} onClick={onAdd}>
          {t('addDetail')}
        </Button>
      ) : null}
    </fieldset>
  )
}
