import type { ReactNode } from 'react'

/** What the page wrote inside the element; where it wrote nothing, these words. */
export const Given = ({ children }: { readonly children: ReactNode }) => (
  <slot>
    <p className="shyrdak-embed-message" role="status">
      {children}
    </p>
  </slot>
)
