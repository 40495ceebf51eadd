import { Checkbox } from '@shyrdak/blocks/parts/checkbox'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

/** A boolean field. */
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
