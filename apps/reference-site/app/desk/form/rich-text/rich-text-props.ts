import type { Language } from '@shyrdak/sdk/contract'

export interface RichTextFieldProps {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  readOnly?: boolean | undefined
  /** HTML as the store has it; empty for no text. */
  value: string
  /** The language that the text is in. */
  language: Language
  onChange: (html: string) => void
}
