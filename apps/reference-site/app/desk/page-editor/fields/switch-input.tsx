import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

/** Something that is so, or is not. */
export function SwitchInput(props: BlockFieldProps) {
  const { value, set, leave: _, language: __, lang: ___, required: ____, ...field } = useBlockField(props)
  return (
    <Checkbox
      {...field}
      checked={value === true}
      onChange={({ currentTarget }) => set(currentTarget.checked)}
    />
  )
}
