import type { ComponentProps } from 'react'
import { controlAttributes, FieldFrame, type FieldText, type LabelLook } from './field-frame.tsx'

export type { FieldText }

type InputProps = FieldText & { multiline?: false | undefined } & Omit<
    ComponentProps<'input'>,
    keyof FieldText
  >
type TextareaProps = FieldText & { multiline: true } & Omit<ComponentProps<'textarea'>, keyof FieldText>
export type FieldProps = LabelLook & (InputProps | TextareaProps)

/** A text input, or with `multiline`, a textarea. Other props are passed to the native control. */
export function Field({ id, name, label, hidesLabel, hint, error, required, ...control }: FieldProps) {
  const text = { id, name, label, hint, error, required }
  return (
    <FieldFrame {...text} hidesLabel={hidesLabel} kind={control.multiline ? 'textarea' : 'input'}>
      {control.multiline ? renderTextarea(text, control) : renderInput(text, control)}
    </FieldFrame>
  )
}

function renderTextarea(text: FieldText, { multiline: _, ...rest }: Omit<TextareaProps, keyof FieldText>) {
  return <textarea rows={4} {...rest} {...controlAttributes(text)} className="shyrdak-field-control" />
}

function renderInput(text: FieldText, { multiline: _, ...rest }: Omit<InputProps, keyof FieldText>) {
  return <input type="text" {...rest} {...controlAttributes(text)} className="shyrdak-field-control" />
}
