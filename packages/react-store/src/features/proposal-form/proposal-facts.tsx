import { Field } from '@shyrdak/blocks/parts/field'
import { Select } from '@shyrdak/blocks/parts/select'
import type { Color, SpecialCategory } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { useId } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { useStore } from '../../store/use-store.ts'
import type { ProposalState } from './use-proposal.ts'

interface ProposalFactsProps extends Pick<ProposalState, 'typed' | 'errorOf' | 'change'> {
  readonly isReadOnly: boolean
  readonly categories: readonly SpecialCategory[]
  readonly colors: readonly Color[]
}

const NUMBERS = ['price', 'stock', 'made_to_order_days', 'weight'] as const
const REQUIRED: ReadonlySet<string> = new Set(['price', 'weight'])

/** Category, colour, size and the numbers of a proposal. */
export function ProposalFacts({
  typed,
  isReadOnly,
  errorOf,
  change,
  categories,
  colors,
}: ProposalFactsProps) {
  const id = useId()
  const { language } = useStore()
  const t = useMessages('proposal-form')
  const indented = (tree: readonly SpecialCategory[], depth = 0): { value: string; label: string }[] =>
    tree.flatMap((one) => [
      { value: String(one.id), label: `${'  '.repeat(depth)}${localized(one.title, language)}` },
      ...indented(one.children, depth + 1),
    ])
  const choices = {
    category_id: indented(categories),
    color_id: colors.map((color) => ({ value: String(color.id), label: localized(color.name, language) })),
  }
  return (
    <div className="shyrdak-proposal-form-facts">
      {(['category_id', 'color_id'] as const).map((field) => (
        <Select
          key={field}
          id={`${id}${field}`}
          name={field}
          label={t(field)}
          placeholder={t('choose')}
          required
          options={choices[field]}
          error={errorOf(field)}
          value={typed[field]}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
        />
      ))}
      <Field
        id={`${id}size`}
        name="size"
        label={t('size')}
        hint={t('sizeHint')}
        required
        error={errorOf('size')}
        value={typed.size}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => change({ size: currentTarget.value })}
      />
      {NUMBERS.map((field) => (
        <Field
          key={field}
          id={`${id}${field}`}
          name={field}
          label={t(field)}
          hint={t(`hints.${field}`)}
          required={REQUIRED.has(field)}
          inputMode={field === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          error={errorOf(field)}
          value={typed[field]}
          readOnly={isReadOnly}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
        />
      ))}
    </div>
  )
}
