import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { GOODS_PHOTOS, type GoodsChoices } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { ImagesField } from '../form/images-field.tsx'
import { photosKey, sizesKey, type ColorEntry } from './colors-form.ts'

interface Props {
  entry: ColorEntry
  color: GoodsChoices['colors'][number]
  isFirst: boolean
  isLast: boolean
  isLocked: boolean
  errorOf: (key: string) => string | undefined
  onChange: (changes: Partial<Omit<ColorEntry, 'color_id'>>, key: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A colour of a product: its photos, and the sizes in which it is made. */
export function ColorCard({
  entry,
  color,
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
  const action = (
    icon: 'chevron-left' | 'chevron-right' | 'trash',
    label: string,
    isOff: boolean,
    act: () => void,
  ) => (
    <Button tone="quiet" disabled={isLocked || isOff} aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </Button>
  )
  return (
    <div className="site-goods-color-card" role="group" aria-labelledby={`desk-color-${id}`}>
      <header>
        <h3 id={`desk-color-${id}`}>
          <span className="site-goods-felt" style={{ backgroundColor: color.hex }} aria-hidden="true" />
          {name}
        </h3>
        <span className="site-goods-color-actions">
          {isFirst && isLast ? null : (
            <>
              {action('chevron-left', t('colorEarlier', { color: name }), isFirst, () => onMove(-1))}
              {action('chevron-right', t('colorLater', { color: name }), isLast, () => onMove(1))}
            </>
          )}
          {action('trash', t('removeColor', { color: name }), false, onRemove)}
        </span>
      </header>
      <ImagesField
        label={t('photosOf', { color: name })}
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
    </div>
  )
}
