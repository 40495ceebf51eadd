import { Button } from '@shyrdak/blocks/parts/button'
import { Field } from '@shyrdak/blocks/parts/field'
import { UnbrokenName } from '@shyrdak/blocks/parts/unbroken-name'
import { DISCOUNT_CODE_LENGTH, type LineRequest, type Money } from '@shyrdak/sdk/contract'
import { formatSom } from '@shyrdak/sdk/format'
import { subtractMoney, ZERO } from '@shyrdak/sdk/rules'
import { useEffect, useId, useRef, useState } from 'react'
import { failureText } from '../../parts/failure-text.ts'
import { useCall } from '../../parts/use-call.ts'
import { useStore } from '../../store/use-store.ts'
import { useCodeMessages, useMessages } from '../../messages/use-messages.ts'
import { describeDiscount, describeState } from './describe-discount.ts'
import { discountOf } from './discount-of.ts'
import { useDiscount } from './use-discount.ts'

export interface DiscountFieldProps {
  /** The lines of the next order, for the discount check. */
  readonly items: readonly LineRequest[]
  /** The sum of these lines, in som. */
  readonly goods: Money
}

/** The field for a discount code, collapsed until it is opened. */
export function DiscountField({ items, goods }: DiscountFieldProps) {
  const store = useStore()
  const { language } = store
  const t = useMessages('discount', 'errors')
  const i18n = useCodeMessages('errors')
  const own = discountOf(store)
  const discount = useDiscount()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const { isBusy, failure, issues, run, refuse, reset } = useCall()
  const root = useRef<HTMLDivElement>(null)
  const isChecked = useRef(false)
  const id = useId()

  // A stored code may have expired, so it is checked once when the page is opened.
  useEffect(() => {
    const known = own.current()
    if (isChecked.current || !known || items.length === 0) return
    isChecked.current = true
    own.check(known.code, items).catch(() => {})
  }, [own, items])

  async function apply() {
    const code = (typed ?? discount?.code ?? '').trim()
    if (code === '') {
      refuse([{ path: ['code'], code: 'required' }])
      root.current?.querySelector('input')?.focus()
      return
    }
    isChecked.current = true
    const checked = await run(() => own.check(code, items))
    if (!checked) return
    setTyped(null)
    if (checked.terms) setOpen(false)
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(checked.terms ? 'button' : 'input')?.focus(),
    )
  }

  function remove() {
    own.take(null)
    setTyped(null)
    reset()
    setOpen(false)
    requestAnimationFrame(() => root.current?.querySelector('button')?.focus())
  }

  if (discount?.terms) {
    const missing = subtractMoney(discount.terms.minimum, goods)
    return (
      <div className="shyrdak-discount" data-state={missing === ZERO ? 'applied' : 'below'} ref={root}>
        <p className="shyrdak-discount-code" role="status">
          <strong>{discount.code}</strong>
          <span>
            {missing === ZERO
              ? describeDiscount(discount.terms, language, t)
              : t('missing', { sum: formatSom(missing) })}
          </span>
        </p>
        <Button
          tone="quiet"
          size="small"
          onClick={remove}
          aria-label={t('removeCode', { code: discount.code })}
        >
          {t('remove')}
        </Button>
      </div>
    )
  }
  const refused = discount && typed === null ? discount : null
  const problem =
    (failure && (issues.some(({ code }) => code === 'required') ? t('empty') : failureText(failure, i18n))) ??
    (refused && describeState(refused, language, t))
  if (!isOpen && !discount)
    return (
      <div className="shyrdak-discount" data-state="closed" ref={root}>
        <button
          type="button"
          className="shyrdak-discount-open"
          aria-expanded="false"
          onClick={() => {
            setOpen(true)
            requestAnimationFrame(() => root.current?.querySelector('input')?.focus())
          }}
        >
          {t('open')}
        </button>
      </div>
    )
  return (
    <div className="shyrdak-discount" data-state={problem ? 'refused' : 'open'} ref={root}>
      <form
        className="shyrdak-discount-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void apply()
        }}
      >
        <Field
          id={`${id}-code`}
          name="discount_code"
          label={t('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={DISCOUNT_CODE_LENGTH}
          value={typed ?? discount?.code ?? ''}
          error={problem === null ? undefined : <UnbrokenName text={problem} />}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            reset()
          }}
        />
        <Button type="submit" tone="secondary" busy={isBusy}>
          {t('apply')}
        </Button>
      </form>
      {discount ? (
        <Button tone="quiet" size="small" onClick={remove}>
          {t('without')}
        </Button>
      ) : null}
    </div>
  )
}
