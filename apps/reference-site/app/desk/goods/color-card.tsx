import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { GOODS_PHOTOS, type GoodsChoices } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { ImagesField } from '../form/images-field.tsx'
import { SureQuestion } from '../form/sure-question.tsx'
import { useOpenedForm } from '../form/use-opened-form.ts'
import { photosKey, sizesKey, typedSizes, type ColorEntry } from './colors-form.ts'
import { MissingSizes } from './missing-sizes.tsx'

interface Props {
  entry: ColorEntry
  color: GoodsChoices['colors'][number]
  /** The number of pieces in stock. */
  items: number
  isFirst: boolean
  isLast: boolean
  /** The product's size chart, if it has one. */
  chart: GoodsChoices['size_charts'][number] | undefined
  isLocked: boolean
  errorOf: (key: string) => string | undefined
  onChange: (changes: Partial<Omit<ColorEntry, 'color_id'>>, key: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The id of a colour's heading, which gets the focus when its neighbour is removed. */
export const colorHeadingId = (id: number): string => `desk-color-${id}`

/** A colour of a product with its photos and sizes. */
export function ColorCard({
  entry,
  color,
  items,
  chart,
  isFirst,
  isLast,
  isLocked,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const name = localized(color.name, language)
  const id = entry.color_id
  const { isOpen: isAsking, open: ask, close: keep, opener } = useOpenedForm()
  // At either end the button is not disabled, so that it keeps the focus while the card moves.
  const move = (by: -1 | 1, label: string, isAtEnd: boolean) => (
    <Button
      tone="quiet"
      disabled={isLocked}
      aria-disabled={isAtEnd || undefined}
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => {
        if (isAtEnd) return
        onMove(by)
        requestAnimationFrame(() => currentTarget.focus())
      }}
    >
      <Icon name={by === -1 ? 'chevron-left' : 'chevron-right'} />
    </Button>
  )
  return (
    <div className="site-goods-color-card" role="group" aria-labelledby={colorHeadingId(id)}>
      <header>
        <h3 id={colorHeadingId(id)} tabIndex={-1}>
          <span className="site-goods-felt" style={{ backgroundColor: color.hex }} aria-hidden="true" />
          {name}
        </h3>
        <span className="site-goods-color-actions">
          {isFirst && isLast ? null : (
            <>
              {move(-1, t('colorEarlier', { color: name }), isFirst)}
              {move(1, t('colorLater', { color: name }), isLast)}
            </>
          )}
          <Button
            ref={opener}
            tone="quiet"
            disabled={isLocked || isAsking}
            aria-label={t('removeColor', { color: name })}
            title={t('removeColor', { color: name })}
            onClick={items > 0 ? ask : onRemove}
          >
            <Icon name="trash" />
          </Button>
        </span>
      </header>
      {isAsking ? (
        <SureQuestion
          question={t('removeColorAsk', { color: name, count: items })}
          answer={t('removeColorYes')}
          isBusy={isLocked}
          onSure={onRemove}
          onKeep={keep}
        />
      ) : null}
      <ImagesField
        label={t('photosOf', { color: name })}
        of={name}
        value={entry.photos}
        most={GOODS_PHOTOS}
        isReadOnly={isLocked}
        error={errorOf(photosKey(id))}
        onChange={(photos) => onChange({ photos }, photosKey(id))}
      />
      <Field
        id={`desk-sizes-${id}`}
        name={sizesKey(id)}
        label={t('sizes')}
        hint={t('sizesHint')}
        autoComplete="off"
        value={entry.sizes}
        readOnly={isLocked}
        error={errorOf(sizesKey(id))}
        onChange={({ currentTarget: { value } }) => onChange({ sizes: value }, sizesKey(id))}
      />
      <MissingSizes chart={chart} sizes={typedSizes(entry.sizes)} />
    </div>
  )
}
