import { Field } from '@shyrdak/blocks/parts/field'
import { useState, type ComponentProps } from 'react'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

interface Props extends BlockFieldProps {
  /** What a text means as a value; the text itself where it means nothing, so that it can be mended. */
  read: (text: string) => unknown
  input?: Pick<ComponentProps<'input'>, 'inputMode' | 'list' | 'spellCheck'>
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A value that is typed as a text: `320` is a number of pixels, `50%` a text. */
export function TypedInput({ read, input, ...props }: Props) {
  const { value, set, leave, language: _, lang: __, required, ...field } = useBlockField(props)
  const [typed, setTyped] = useState<string | null>(null)
  // What was typed stays as it was typed while it means what is there: `1.` is on the way to `1.5`.
  const text = typed !== null && read(typed) === value ? typed : asText(value)
  return (
    <Field
      {...field}
      {...input}
      required={required}
      autoComplete="off"
      value={text}
      onBlur={() => {
        setTyped(null)
        leave()
      }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = read(currentTarget.value)
        set(next === '' && !required ? undefined : next)
      }}
    />
  )
}
