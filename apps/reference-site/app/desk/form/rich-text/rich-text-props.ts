import type { Language } from '@shyrdak/sdk/contract'

export interface RichTextFieldProps {
  id: string
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  readOnly?: boolean | undefined
  /** The stored HTML; empty for no text. */
  value: string
  /** The language of the text. */
  language: Language
  onChange: (html: string) => void
}
