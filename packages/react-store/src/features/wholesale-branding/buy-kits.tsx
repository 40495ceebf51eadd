import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { BRANDING_AMOUNT, type Brand } from '@shyrdak/sdk/contract'
import { multiplyMoney, roundUpToKits, type FailureCode } from '@shyrdak/sdk/rules'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { failureText } from '../../parts/failure-text.ts'
import { ignoreHeldEnter } from '../../parts/leave-row.ts'
import { useFocusFallback } from '../../parts/use-focus-fallback.ts'
import { useStore } from '../../store/use-store.ts'
import { buyKits } from './ask-kits.ts'

interface Props {
  readonly kit: Brand
  readonly companyId: number
  /** Number of pieces that the cart takes beyond the balance. */
  readonly missing: number
}

type Outcome =
  | { readonly state: 'idle' | 'asked' | 'buying' }
  | { readonly state: 'bought'; readonly pieces: number; readonly orderId: number }
  | { readonly state: 'failed'; readonly code: FailureCode }

const amountOf = (text: string): number | null => {
  const amount = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return amount >= 1 && amount <= BRANDING_AMOUNT ? amount : null
}

/**
 * A form that buys kits after a confirmation, since they are invoiced. The requested pieces are rounded up to
 * whole kits. Source: spec §5.
 */
export function BuyKits({ kit, companyId, missing }: Props) {
  const store = useStore()
  const t = useMessages('wholesale-branding')
  const i18n = useCodeMessages('errors')
  const id = useId()
  const [text, setText] = useState(String(missing || kit.count))
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' })
  const [isTried, setTried] = useState(false)
  const amount = amountOf(text)
  const pieces = amount === null ? 0 : roundUpToKits(amount, kit.count)

  // The buttons of the question disappear.
  const fallback = useFocusFallback<HTMLFormElement>()
  const confirm = useRef<HTMLButtonElement>(null)
  const isAsked = outcome.state === 'asked'
  useEffect(() => {
    if (isAsked) confirm.current?.focus()
  }, [isAsked])

  function ask(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (amount !== null && outcome.state !== 'buying') setOutcome({ state: 'asked' })
  }
  async function buy() {
    if (amount === null) return
    setOutcome({ state: 'buying' })
    const result = await buyKits(store, { companyId, brandId: kit.id, amount })
    setOutcome(
      typeof result === 'string'
        ? { state: 'failed', code: result }
        : { state: 'bought', pieces: result.amount, orderId: result.orderId },
    )
  }
  return (
    <form {...fallback} className="shyrdak-branding-buy" noValidate onSubmit={ask}>
      <Field
        id={`${id}amount`}
        name="amount"
        label={t('amount')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setOutcome({ state: 'idle' })
        }}
        readOnly={outcome.state === 'buying'}
        hint={
          amount === null
            ? t('amountHint')
            : t('comesTo', {
                count: pieces / kit.count,
                pieces,
                price: multiplyMoney(kit.brandPrice, pieces / kit.count),
              })
        }
        error={isTried && amount === null ? t('wrongAmount', { max: BRANDING_AMOUNT }) : undefined}
      />
      {isAsked ? (
        <p className="shyrdak-branding-confirm">
          <Button ref={confirm} onKeyDown={ignoreHeldEnter} onClick={() => void buy()}>
            {t('confirm', { price: multiplyMoney(kit.brandPrice, pieces / kit.count) })}
          </Button>
          <Button tone="quiet" onClick={() => setOutcome({ state: 'idle' })}>
            {t('cancel')}
          </Button>
        </p>
      ) : (
        <Button type="submit" tone="secondary" busy={outcome.state === 'buying'}>
          {t('buy')}
        </Button>
      )}
      <p className="shyrdak-branding-outcome" role="status" data-state={outcome.state}>
        {outcome.state === 'bought' ? (
          <>
            {t('bought', { count: outcome.pieces })}{' '}
            <a href={store.link(`/admin/invoice/order/${outcome.orderId}`)}>{t('toInvoice')}</a>
          </>
        ) : outcome.state === 'failed' ? (
          failureText({ code: outcome.code, retryAfter: null }, i18n)
        ) : (
          ''
        )}
      </p>
    </form>
  )
}
