import { Icon } from '@shyrdak/blocks/parts/icon'

/** Decorative; the label is next to it. */
export const Star = ({ isLit }: { readonly isLit: boolean }) => (
  <span className="shyrdak-review-form-star" data-lit={isLit || undefined}>
    <Icon name="star" />
  </span>
)
