import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { Field } from '@shyrdak/blocks/parts/field'
import { isShyrdakError } from '@shyrdak/sdk'
import { REASON_LENGTH, wholesaleKits, type ManagedKit } from '@shyrdak/sdk/management'
import { describeLength } from '@shyrdak/sdk/messages'
import { useRef } from 'react'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import type { Item } from '../use-item.ts'
import { adjustChanges, adjustToSend, isBooked, NO_ADJUSTMENT, typedItems } from './adjust-form.ts'

/** The form that corrects a kit's balance, with a reason that the client reads. */
export function AdjustKit({ kit, save, reload }: { kit: ManagedKit } & Item<ManagedKit>) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/kits')
  const call = useDeskCall()
  /** The kit when its correction was first sent; null once that is booked. */
  const begun = useRef<ManagedKit>(null)
  const end = (now: ManagedKit) => {
    begun.current = null
    return now
  }
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'adjustment',
    read: kit,
    formOf: () => NO_ADJUSTMENT,
    changes: adjustChanges,
    isNews: (before, now) => before.balance !== now.balance,
    bodyOf: adjustToSend,
    async save(body) {
      const before = (begun.current ??= kit)
      // The response to an earlier attempt was lost, and the page has been reloaded since.
      if (isBooked(body, kit, before)) return end(kit)
      try {
        return end(await save(call(wholesaleKits.adjust, { params: { id: kit.id }, body })))
      } catch (error) {
        const now = isShyrdakError(error) && error.code === 'STALE' ? await reload() : null
        if (now && isBooked(body, now, before)) return end(now)
        throw error
      }
    },
    reload: () => reload(),
  })
  const amount = typedItems(form.amount)
  const long = describeLength(
    { text: form.reason, limit: REASON_LENGTH, name: t('reason') },
    i18nOf(language),
  )
  return (
    <section className="site-desk-section" aria-labelledby="desk-adjust">
      <header>
        <h2 id="desk-adjust">{t('adjust')}</h2>
        <p className="site-desk-note">{t('adjustLead')}</p>
      </header>
      <form ref={ref} noValidate onSubmit={submit}>
        <Field
          id="desk-kit-amount"
          name="amount"
          label={t('amount')}
          hint={
            Number.isNaN(amount) || kit.balance + amount < 0
              ? t('amountHint')
              : t('becomes', { before: kit.balance, now: kit.balance + amount })
          }
          autoComplete="off"
          required
          value={form.amount}
          readOnly={state.isSaving}
          error={errorOf('amount')}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, amount: value }), 'amount')}
        />
        <Field
          multiline
          id="desk-kit-reason"
          name="reason"
          rows={3}
          label={t('reason')}
          hint={[t('reasonHint'), long.hint].filter(Boolean).join(' ')}
          required
          value={form.reason}
          readOnly={state.isSaving}
          error={long.error ?? errorOf('reason')}
          onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, reason: value }), 'reason')}
        />
        <SaveBar
          {...state}
          discard={() => {
            begun.current = null
            state.discard()
          }}
          stale={t('stale', { count: kit.balance })}
          saved={t('saved')}
        />
      </form>
    </section>
  )
}
