import type { ReactNode } from 'react'
import { Heading } from '../../parts/heading.tsx'

/** The heading of a step, focused when the step opens. */
export function StepHead({ children }: { readonly children: ReactNode }) {
  return (
    <Heading below={1} className="shyrdak-checkout-step-title" tabIndex={-1} data-step-head="">
      {children}
    </Heading>
  )
}
