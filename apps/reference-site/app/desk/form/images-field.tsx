import { PhotosField } from '@shyrdak/react-store/photos-field'
import { EarlierImages } from './earlier-images.tsx'
import { useDeskUpload } from './use-desk-upload.ts'

interface Props {
  label: string
  /** Whose images they are, where several such fields stand on a page. */
  of?: string
  hint?: string
  error?: string | undefined
  /** Their paths, in the order in which they are shown. */
  value: readonly string[]
  most: number
  isReadOnly?: boolean
  onChange: (paths: readonly string[]) => void
}

/** Images in an order: uploaded many at a time, or some that were uploaded before. */
export function ImagesField(props: Props) {
  const { label, value, most, isReadOnly = false, onChange } = props
  return (
    <PhotosField
      {...props}
      upload={useDeskUpload()}
      actions={
        <EarlierImages
          label={label}
          most={most - value.length}
          shown={value}
          isDisabled={isReadOnly}
          onChoose={(paths) => onChange([...value, ...paths])}
        />
      }
    />
  )
}
