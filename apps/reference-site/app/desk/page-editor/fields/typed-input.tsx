import { Field } from '@shyrdak/blocks/parts/field'
import { useState, type ComponentProps } from 'react'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

interface Props extends BlockFieldProps {
  /** Parses a text to a value; returns invalid text unchanged, so that it can be corrected. */
  read: (text: string) => unknown
  input?: Pick<ComponentProps<'input'>, 'inputMode' | 'list' | 'spellCheck'>
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** A value entered as text: `320` is a number of pixels, `50%` a string. */
export function TypedInput({ read, input, ...props }: Props) {
  const { value, set, leave, language: _, lang: __, required, ...field } = useBlockField(props)
  const [typed, setTyped] = useState<string | null>(null)
  // The entered text stays as long as it parses to the current value: `1.` may become `1.5`.
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
