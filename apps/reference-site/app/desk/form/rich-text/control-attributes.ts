import type { RichTextFieldProps } from './rich-text-props.ts'

/** What says what a control is, what is wrong with it and what to type: as other fields do. */
export function controlAttributes({ id, hint, error }: Pick<RichTextFieldProps, 'id' | 'hint' | 'error'>) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
