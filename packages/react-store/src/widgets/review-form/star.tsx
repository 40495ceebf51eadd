import { Icon } from '@shyrdak/blocks/parts/icon'

/** One star; what it means is said beside it. */
export const Star = ({ isLit }: { readonly isLit: boolean }) => (
  <span className="shyrdak-review-form-star" data-lit={isLit || undefined}>
    <Icon name="star" />
  </span>
)
