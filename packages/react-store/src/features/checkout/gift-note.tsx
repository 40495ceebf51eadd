import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { Field } from '@shyrdak/blocks/parts/field'
import { GIFT_NOTE_LENGTH, type Issue } from '@shyrdak/sdk/contract'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { fieldAnchor } from './error-summary.tsx'
import type { StepProps } from './step-props.ts'
import { useIssueText } from './use-issue-text.ts'

interface GiftNoteProps {
  readonly note: string
  readonly issue: Issue | undefined
  readonly send: StepProps['send']
}

/** What goes into the parcel of a gift. Whoever unticks the box sends no note. */
export function GiftNote({ note, issue, send }: GiftNoteProps) {
  const t = useMessages('checkout')
  const textOf = useIssueText()
  const [isGift, setGift] = useState(note !== '')
  const change = (gift_note: string) => void send({ type: 'form.change', change: { gift_note } })
  const isOpen = isGift || note !== ''
  return (
    <div className="shyrdak-checkout-field" data-path="gift_note" data-field="gift_note">
      <Checkbox
        id="shyrdak-checkout-gift"
        name="is_gift"
        checked={isOpen}
        label={t('gift')}
        onChange={({ currentTarget: { checked } }) => {
          setGift(checked)
          if (!checked) change('')
        }}
      />
      {isOpen ? (
        <Field
          id={fieldAnchor('gift_note')}
          name="gift_note"
          multiline
          rows={3}
          label={t('fields.gift_note')}
          hint={t('giftHint')}
          maxLength={GIFT_NOTE_LENGTH}
          value={note}
          error={issue && textOf(issue)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      ) : null}
    </div>
  )
}
