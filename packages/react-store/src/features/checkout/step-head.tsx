import type { ReactNode } from 'react'

/** The heading of a step, focused when the step opens. */
export function StepHead({ children }: { readonly children: ReactNode }) {
  return (
    <h2 className="shyrdak-checkout-step-title" tabIndex={-1} data-step-head="">
      {children}
    </h2>
  )
}
