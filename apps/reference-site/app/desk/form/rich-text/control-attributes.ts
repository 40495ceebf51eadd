import type { RichTextFieldProps } from './rich-text-props.ts'

/** The ARIA attributes for label, error and hint, the same as other fields have. */
export function controlAttributes({ id, hint, error }: Pick<RichTextFieldProps, 'id' | 'hint' | 'error'>) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
