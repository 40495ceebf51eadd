import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { Field } from '@shyrdak/blocks/parts/field'
import { GIFT_NOTE_LENGTH, type Issue } from '@shyrdak/sdk/contract'
import type { CheckoutForm } from '@shyrdak/state-machines/checkout'
import { useMessages } from '../../messages/use-messages.ts'
import { fieldAnchor } from './error-summary.tsx'
import type { StepProps } from './step-props.ts'
import { useIssueText } from './use-issue-text.ts'

interface GiftNoteProps {
  readonly form: Pick<CheckoutForm, 'is_gift' | 'gift_note'>
  readonly issue: Issue | undefined
  readonly send: StepProps['send']
}

/** Whether the order is a gift, and the note for its parcel. Clearing the checkbox deletes the note. */
export function GiftNote({ form: { is_gift: isGift, gift_note: note }, issue, send }: GiftNoteProps) {
  const t = useMessages('checkout')
  const textOf = useIssueText()
  const change = (form: Partial<CheckoutForm>) => send({ type: 'form.change', change: form })
  const isOpen = isGift || note !== ''
  return (
    <div className="shyrdak-checkout-field" data-path="gift_note" data-field="gift_note">
      <Checkbox
        id="shyrdak-checkout-gift"
        name="is_gift"
        checked={isOpen}
        label={t('gift')}
        onChange={({ currentTarget: { checked } }) =>
          change(checked ? { is_gift: true } : { is_gift: false, gift_note: '' })
        }
      />
      {isOpen ? (
        <Field
          id={fieldAnchor('gift_note')}
          name="gift_note"
          multiline
          rows={3}
          label={`${t('fields.gift_note')} (${t('optional')})`}
          hint={t('giftHint')}
          maxLength={GIFT_NOTE_LENGTH}
          value={note}
          error={issue && textOf(issue)}
          onChange={({ currentTarget }) => change({ gift_note: currentTarget.value })}
        />
      ) : null}
    </div>
  )
}
