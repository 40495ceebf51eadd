import { Select } from '@shyrdak/blocks/parts/select'
import type { LocalizedText } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  field: string
  label: string
  hint?: string
  value: string
  error: string | undefined
  isLocked: boolean
  isRequired?: boolean
  /** The label of the empty option; without it, a choice is required. */
  none?: string
  placeholder?: string
  options: readonly { id: number; name: LocalizedText; depth?: number }[]
  onChoose: (value: string) => void
}

/** A select for things with localized names; those of a tree are indented. */
export function ChoiceSelect({ field, none, options, isLocked, isRequired, onChoose, ...select }: Props) {
  const { language } = usePageContext()
  return (
    <Select
      {...select}
      id={`desk-${field}`}
      name={field}
      disabled={isLocked}
      required={isRequired}
      options={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...options.map(({ id, name, depth = 0 }) => ({
          value: String(id),
          label: `${'\u2003'.repeat(depth)}${localized(name, language)}`,
        })),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    />
  )
}
