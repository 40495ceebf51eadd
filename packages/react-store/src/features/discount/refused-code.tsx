import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import type { CheckedDiscount } from '@shyrdak/sdk/contract'
import { formatDate } from '@shyrdak/sdk/format'
import { useStore } from '../../store/use-store.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { describeDiscount } from './describe-discount.ts'

/** The current state of the discount code after an order was refused. */
export function RefusedCode({
  discount: { code, state, terms, valid_from: from },
}: {
  readonly discount: CheckedDiscount
}) {
  const { language } = useStore()
  const t = useMessages('discount')
  return (
    <p className="shyrdak-discount-code">
      <strong>{code}</strong>
      <span>
        <UnbrokenName
          text={
            state === 'valid' && terms
              ? describeDiscount(terms, language, t)
              : t(`states.${state}`, { date: from === null ? '' : formatDate(from, language) })
          }
        />
      </span>
    </p>
  )
}
