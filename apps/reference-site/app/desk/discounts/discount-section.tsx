import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import type { NewDiscount } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { SaveBar } from '../form/save-bar.tsx'
import { useDeskForm } from '../form/use-desk-form.ts'
import { changedDiscount, discountToSend, wrongDiscount, type DiscountForm } from './discount-form.ts'

interface Props {
  discount: DiscountForm
  /** Resolves with the stored code. */
  save: (body: NewDiscount) => Promise<DiscountForm>
  reload?: () => Promise<DiscountForm>
}

const KINDS = ['percent', 'sum', 'free_delivery'] as const

/** The fields that have their own message for invalid input. */
const EXPLAINED = ['code', 'percent', 'sum', 'minimum', 'max_uses', 'max_uses_per_buyer'] as const
type Explained = (typeof EXPLAINED)[number]
const isExplained = (field: unknown): field is Explained => EXPLAINED.includes(field as Explained) // cast for includes()

/** The form for a code's discount, minimum sum, dates and number of uses. */
export function DiscountSection({ discount, save, reload }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/discounts')
  const { ref, form, change, errorOf, submit, state } = useDeskForm({
    name: 'discount',
    read: discount,
    formOf: (read) => read,
    changes: changedDiscount,
    isNews: (before, now) => changedDiscount(before, now) > 0,
    bodyOf: discountToSend,
    wrongOf: (_, issues) => wrongDiscount(issues),
    describe({ path: [field], code, params }) {
      if (code === 'invalid' && isExplained(field)) return t(`wrong.${field}`)
      if (field === 'percent' && code === 'too_small') return t('wrong.percent')
      if (field === 'percent' && code === 'too_big')
        return t('percentLimit', { limit: Number(params?.['max']) })
      if (field === 'valid_until' && code === 'too_small')
        return t('beforeFirst', { day: String(params?.['min']) })
      return undefined
    },
    save,
    ...(reload && { reload }),
  })
  const field = (name: Exclude<keyof DiscountForm, 'kind' | 'isActive'>, key: keyof NewDiscount) => ({
    id: `desk-discount-${name}`,
    name: key,
    autoComplete: 'off',
    value: form[name],
    readOnly: state.isSaving,
    error: errorOf(key),
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      change((now) => ({ ...now, [name]: value }), key),
  })
  return (
    <section className="site-desk-section" aria-label={t('code')}>
      <form ref={ref} noValidate onSubmit={submit}>
        <div className="site-desk-fields">
          <Field
            {...field('code', 'code')}
            label={t('code')}
            hint={t('codeHint')}
            required
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Select
            id="desk-discount-kind"
            name="kind"
            label={t('kind')}
            value={form.kind}
            disabled={state.isSaving}
            options={KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            onChange={({ currentTarget: { value } }) =>
              change((now) => ({ ...now, kind: KINDS.find((kind) => kind === value) ?? now.kind }), 'kind')
            }
          />
          {form.kind === 'percent' ? (
            <Field {...field('percent', 'percent')} label={t('percent')} inputMode="numeric" required />
          ) : null}
          {form.kind === 'sum' ? (
            <Field
              {...field('sum', 'sum')}
              label={t('sum')}
              hint={t('sumHint')}
              inputMode="numeric"
              required
            />
          ) : null}
          <Field
            {...field('minimum', 'minimum')}
            label={t('minimum')}
            hint={t('minimumHint')}
            inputMode="decimal"
          />
          <div className="site-desk-pair">
            <Field
              {...field('validFrom', 'valid_from')}
              type="date"
              label={t('validFrom')}
              hint={t('validFromHint')}
            />
            <Field
              {...field('validUntil', 'valid_until')}
              type="date"
              label={t('validUntil')}
              hint={t('validUntilHint')}
            />
          </div>
          <div className="site-desk-pair">
            <Field
              {...field('maxUses', 'max_uses')}
              label={t('maxUses')}
              hint={t('noLimit')}
              inputMode="numeric"
            />
            <Field
              {...field('maxUsesPerBuyer', 'max_uses_per_buyer')}
              label={t('maxUsesPerBuyer')}
              hint={t('perBuyerHint')}
              inputMode="numeric"
            />
          </div>
          <Checkbox
            id="desk-discount-active"
            name="is_active"
            label={t('isActive')}
            checked={form.isActive}
            disabled={state.isSaving}
            onChange={({ currentTarget: { checked } }) =>
              change((now) => ({ ...now, isActive: checked }), 'is_active')
            }
          />
        </div>
        <SaveBar
          {...state}
          canTakeTheirs
          stale={t('stale')}
          saved={t('saved')}
          {...(!reload && { saveLabel: t('create') })}
        />
      </form>
    </section>
  )
}
