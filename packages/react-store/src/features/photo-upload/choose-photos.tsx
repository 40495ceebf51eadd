import { Icon } from '@shyrdak/blocks/parts/icon'
import { useId, type ReactNode } from 'react'
import { PHOTO_TYPES } from './prepare-photo.ts'

interface Props {
  readonly children: ReactNode
  /** Says which photo, for whoever does not see where the button stands. */
  readonly label: string
  /** The id of the element that says what is wrong, or what is expected. */
  readonly describedBy?: string | undefined
  /** Media types that may be chosen; those of photos without it. */
  readonly accept?: string
  readonly isMultiple?: boolean
  readonly isDisabled?: boolean
  readonly isInvalid?: boolean
  readonly onChoose: (files: File[]) => void
}

/** A file input that looks like a button and is one for the keyboard. */
export function ChoosePhotos(props: Props) {
  const { children, label, describedBy, accept = PHOTO_TYPES, onChoose } = props
  const { isMultiple = false, isDisabled = false, isInvalid } = props
  const id = useId()
  return (
    <span className="shyrdak-photo-upload-choose">
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen again.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <span className="shyrdak-button" data-tone="secondary" data-size="small" aria-hidden="true">
        <Icon name="plus" /> {children}
      </span>
    </span>
  )
}
