import type { ReactNode } from 'react'

/** Shows what the page put inside the element, or a message when it is empty. */
export const SlotFallback = ({ children }: { readonly children: ReactNode }) => (
  <slot>
    <p className="shyrdak-embed-message" role="status">
      {children}
    </p>
  </slot>
)
