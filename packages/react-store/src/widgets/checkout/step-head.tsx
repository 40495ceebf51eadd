import type { ReactNode } from 'react'

/** The heading of a step, to which the focus goes when the step opens. */
export function StepHead({ children }: { readonly children: ReactNode }) {
  return (
    <h2 className="shyrdak-checkout-step-title" tabIndex={-1} data-step-head="">
      {children}
    </h2>
  )
}
