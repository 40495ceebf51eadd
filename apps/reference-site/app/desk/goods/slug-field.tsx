import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { GoodsKind } from './goods-kind.ts'

interface Props {
  kind: GoodsKind
  value: string
  error: string | undefined
  hint: string
  isLocked: boolean
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
export function SlugField({ kind, value, error, hint, isLocked, proposal, onType }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/goods')
  return (
    <div className="site-goods-slug">
      <Field
        id="desk-slug"
        name="slug"
        label={BEFORE[kind] === '' ? t('slug') : t('slugOf', { path: BEFORE[kind] })}
        hint={hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={value}
        readOnly={isLocked}
        error={error}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {proposal !== '' && proposal !== value.trim() ? (
        <Button tone="quiet" size="small" disabled={isLocked} onClick={() => onType(proposal)}>
          {t('takeSlug', { slug: proposal })}
        </Button>
      ) : null}
    </div>
  )
}
