import type { ComponentProps } from 'react'
import { FieldFrame, joined, type FieldText } from './field-frame.tsx'

export type { FieldText }

type InputProps = FieldText & { multiline?: false | undefined } & Omit<
    ComponentProps<'input'>,
    keyof FieldText
  >
type TextareaProps = FieldText & { multiline: true } & Omit<ComponentProps<'textarea'>, keyof FieldText>
export type FieldProps = InputProps | TextareaProps

/** One line of text, or several when `multiline`. Everything a native control takes is passed on to it. */
export function Field({ id, name, label, hint, error, required, ...control }: FieldProps) {
  const text = { id, name, label, hint, error, required }
  return (
    <FieldFrame {...text} kind={control.multiline ? 'textarea' : 'input'}>
      {control.multiline ? renderTextarea(text, control) : renderInput(text, control)}
    </FieldFrame>
  )
}

function renderTextarea(text: FieldText, { multiline: _, ...rest }: Omit<TextareaProps, keyof FieldText>) {
  return <textarea rows={4} {...rest} {...joined(text)} className="shyrdak-field-control" />
}

function renderInput(text: FieldText, { multiline: _, ...rest }: Omit<InputProps, keyof FieldText>) {
  return <input type="text" {...rest} {...joined(text)} className="shyrdak-field-control" />
}
