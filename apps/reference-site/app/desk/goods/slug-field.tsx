import { Button } from '@shyrdak/blocks/parts/button'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { DerivedField } from '../form/derived-field.tsx'
import type { GoodsKind } from './goods-kind.ts'

interface Props {
  kind: GoodsKind
  value: string
  error: string | undefined
  hint: string
  isLocked: boolean
  /** Whether the slug is the proposed one while none is typed. */
  isNew?: boolean
  /** The slug derived from the product's name; empty when the name yields none. */
  proposal: string
  onType: (slug: string) => void
}

/** The path before the slug. Wholesale products have an id instead. */
const BEFORE: Readonly<Record<GoodsKind, string>> = {
  goods: '/product/',
  'special-goods': '/special-product/',
  'wholesale-goods': '',
}

/** A field for a product's slug, with a proposal derived from its name. */
export function SlugField({ kind, value, error, hint, isLocked, isNew = false, proposal, onType }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  return (
    <div className="site-goods-slug">
      <DerivedField
        id="desk-slug"
        name="slug"
        label={BEFORE[kind] === '' ? t('slug') : t('slugOf', { path: BEFORE[kind] })}
        hint={hint}
        required
        value={value}
        derived={isNew ? proposal : ''}
        isLocked={isLocked}
        error={error}
        onType={onType}
      />
      {proposal !== '' && proposal !== value.trim() && !(isNew && value === '') ? (
        <Button tone="quiet" size="small" disabled={isLocked} onClick={() => onType(proposal)}>
          {t('takeSlug', { slug: proposal })}
        </Button>
      ) : null}
    </div>
  )
}
