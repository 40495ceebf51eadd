import { PhotosField } from '@shyrdak/react-store/photos-field'
import { EarlierImages } from './earlier-images.tsx'
import { useDeskUpload } from './use-desk-upload.ts'

interface Props {
  label: string
  /** What the images belong to, when a page has several such fields. */
  of?: string
  hint?: string
  error?: string | undefined
  /** The paths in display order. */
  value: readonly string[]
  most: number
  isReadOnly?: boolean
  onChange: (paths: readonly string[]) => void
}

/** A field for several images in an order: new uploads, or ones uploaded before. */
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
