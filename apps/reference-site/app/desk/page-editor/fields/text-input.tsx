import { Field } from '@shyrdak/blocks/parts/field'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** A line of text. An emptied optional field is removed. */
export function TextInput(props: BlockFieldProps) {
  const { value, set, leave, language: _, required, ...field } = useBlockField(props)
  return (
    <Field
      {...field}
      required={required}
      autoComplete="off"
      value={asText(value)}
      onBlur={leave}
      onChange={({ currentTarget }) =>
        set(currentTarget.value === '' && !required ? undefined : currentTarget.value)
      }
    />
  )
}
