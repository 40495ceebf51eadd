import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { LANGUAGE_TAGS, type Language } from '@shyrdak/sdk/contract'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { focusAfterRender } from '../form/focus-after-render.ts'
import { isStarted, isTextNeeded, type DetailRow } from './facts-form.ts'

interface Props {
  rows: readonly DetailRow[]
  /** The language of the shown texts. */
  language: Language
  isOnSale: boolean
  isLocked: boolean
  /** Takes keys such as `details.0.text.ru`. */
  errorOf: (key: string) => string | undefined
  onType: (place: number, field: keyof DetailRow, value: string) => void
  onChange: (rows: readonly DetailRow[]) => void
  /** Null when the product has the maximum number of rows. */
  onAdd: (() => void) | null
}

const ADD_ID = 'desk-detail-add'
const removeId = (place: number) => `desk-detail-remove-${place}`

/** The rows for materials, care and other details, each with a name and a text. */
export function DetailRows(props: Props) {
  const { rows, language, isOnSale, isLocked, errorOf, onType, onChange, onAdd } = props
  const t = messagesIn(usePageContext().language, 'desk/goods')
  const field = (place: number, name: keyof DetailRow, row: DetailRow) => ({
    id: `desk-detail-${place}-${name}-${language}`,
    name: `details.${place}.${name}.${language}`,
    lang: LANGUAGE_TAGS[language],
    value: row[name][language],
    readOnly: isLocked,
    // A row without text in any language is ignored, so its fields are not required.
    required: isTextNeeded(row[name], { isOnSale, isOptional: !isStarted(row) }),
    error: errorOf(`details.${place}.${name}.${language}`),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onType(place, name, value),
  })
  function remove(place: number) {
    onChange(rows.filter((_, at) => at !== place))
    const beside = Math.min(place, rows.length - 2)
    focusAfterRender(beside < 0 ? ADD_ID : removeId(beside))
  }
  return (
    <fieldset className="site-goods-details">
      <legend>{t('details')}</legend>
      {rows.map((row, place) => (
        // A row has no identity but its position.
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
            id={removeId(place)}
            tone="quiet"
            disabled={isLocked}
            aria-label={t('removeDetail', { place: place + 1 })}
            title={t('removeDetail', { place: place + 1 })}
            onClick={() => remove(place)}
          >
            <Icon name="trash" />
          </Button>
        </div>
      ))}
      {onAdd ? (
        <Button
          id={ADD_ID}
          tone="secondary"
          size="small"
          disabled={isLocked}
          onClick={() => {
            onAdd()
            focusAfterRender(`desk-detail-${rows.length}-name-${language}`)
          }}
        >
          {t('addDetail')}
        </Button>
      ) : null}
    </fieldset>
  )
}
