import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { CheckedDiscount } from '@shyrdak/sdk/contract'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { describeDiscount, describeState } from './describe-discount.ts'

/** The current state of the discount code after an order was refused. */
export function RefusedCode({ discount }: { readonly discount: CheckedDiscount }) {
  const { language } = useStore()
  const t = useMessages('discount')
  const { code, state, terms } = discount
  return (
    <p className="shyrdak-discount-code">
      <strong>{code}</strong>
      <span>
        <UnbrokenName
          text={
            state === 'valid' && terms
              ? describeDiscount(terms, language, t)
              : describeState(discount, language, t)
          }
        />
      </span>
    </p>
  )
}
