import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { GOODS_PHOTOS, type GoodsChoices } from '@shyrdak/sdk/management'
import { localized } from '@shyrdak/sdk/format'
import type { Ref } from 'react'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { ImagesField } from '../form/images-field.tsx'
import { SureQuestion } from '../form/sure-question.tsx'
import { useOpenedForm } from '../form/use-opened-form.ts'
import { photosKey, sizesKey, type ColorEntry } from './colors-form.ts'

interface Props {
  entry: ColorEntry
  color: GoodsChoices['colors'][number]
  /** How many pieces of it the store counts. */
  pieces: number
  isFirst: boolean
  isLast: boolean
  isLocked: boolean
  errorOf: (key: string) => string | undefined
  onChange: (changes: Partial<Omit<ColorEntry, 'color_id'>>, key: string) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The heading of a colour, where the focus goes when the one beside it was removed. */
export const colorHeadingId = (id: number): string => `desk-color-${id}`

/** A colour of a product: its photos, and the sizes in which it is made. */
export function ColorCard({
  entry,
  color,
  pieces,
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
  const removal = useOpenedForm()
  const action = (
    icon: 'chevron-left' | 'chevron-right' | 'trash',
    label: string,
    isOff: boolean,
    act: () => void,
    ref?: Ref<HTMLButtonElement>,
  ) => (
    <Button
      ref={ref}
      tone="quiet"
      disabled={isLocked || isOff}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon name={icon} />
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
              {action('chevron-left', t('colorEarlier', { color: name }), isFirst, () => onMove(-1))}
              {action('chevron-right', t('colorLater', { color: name }), isLast, () => onMove(1))}
            </>
          )}
          {action(
            'trash',
            t('removeColor', { color: name }),
            removal.isOpen,
            pieces > 0 ? removal.open : onRemove,
            removal.opener,
          )}
        </span>
      </header>
      {removal.isOpen ? (
        <SureQuestion
          question={t('removeColorAsk', { color: name, count: pieces })}
          answer={t('removeColorYes')}
          isBusy={isLocked}
          onSure={onRemove}
          onKeep={removal.close}
        />
      ) : null}
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
