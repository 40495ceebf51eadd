import { PhotoField } from '@shyrdak/react-store/photo-field'
import { EarlierImages } from './earlier-images.tsx'
import { useDeskUpload } from './use-desk-upload.ts'

interface Props {
  label: string
  hint?: string
  error?: string | undefined
  /** The path of the image; null without one. */
  value: string | null
  /** Width by height of what is kept of an uploaded image; without it, all of it is. */
  aspect?: number
  isReadOnly?: boolean
  onChange: (path: string | null) => void
}

/** An image of something that managers write: uploaded, or one that was uploaded before. */
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
