import { ImageField } from '../../form/image-field.tsx'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

/** A photo: a new upload, or one uploaded before. */
export function ImageInput(props: BlockFieldProps) {
  const { label, value, set, required, error, hint } = useBlockField(props)
  return (
    <ImageField
      label={label}
      value={typeof value === 'string' && value !== '' ? value : null}
      error={error}
      {...(hint !== undefined && { hint })}
      onChange={(path) => set(path ?? (required ? '' : undefined))}
    />
  )
}
