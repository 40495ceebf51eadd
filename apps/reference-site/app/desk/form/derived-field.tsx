import { Field, type FieldText } from '@shyrdak/blocks/parts/field'
import { useState } from 'react'

interface Props extends FieldText {
  value: string
  /** What the value is while nothing is typed, such as an address after the title. */
  derived: string
  isLocked: boolean
  onType: (value: string) => void
}

/**
 * A field for an address that follows a title until another one is typed. Emptied, it stays empty until it is
 * left: what is typed next would otherwise be appended to the derived address.
 */
export function DerivedField({ value, derived, isLocked, onType, ...field }: Props) {
  const [isTyping, setTyping] = useState(false)
  return (
    <Field
      {...field}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      readOnly={isLocked}
      value={value === '' && !isTyping ? derived : value}
      onBlur={() => setTyping(false)}
      onChange={({ currentTarget }) => {
        setTyping(true)
        onType(currentTarget.value)
      }}
    />
  )
}
