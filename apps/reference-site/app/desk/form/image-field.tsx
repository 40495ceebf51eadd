import { PhotoField } from '@shyrdak/react-store/photo-field'
import { EarlierImages } from './earlier-images.tsx'
import { useDeskUpload } from './use-desk-upload.ts'

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  /** The path of the image; null when there is none. */
  value: string | null
  /** The aspect ratio (width / height) that uploads are cropped to; not cropped without it. */
  aspect?: number
  isReadOnly?: boolean
  onChange: (path: string | null) => void
}

/** A field for one image: a new upload, or one uploaded before. */
export function ImageField(props: Props) {
  const { label, isReadOnly = false, onChange } = props
  return (
    <PhotoField
      {...props}
      upload={useDeskUpload()}
      actions={
        <EarlierImages label={label} isDisabled={isReadOnly} onChoose={([path]) => path && onChange(path)} />
      }
    />
  )
}
