import { Icon } from '@shyrdak/blocks/parts/icon'
import { useId, type ReactNode } from 'react'
import { PHOTO_TYPES } from './prepare-photo.ts'

interface Props {
  readonly children: ReactNode
  /** Accessible name that identifies the photo, for users who do not see the button's position. */
  readonly label: string
  /** Id of the element with the error or the hint. */
  readonly describedBy?: string | undefined
  /** Accepted media types, as in `<input accept>`; those of photos by default. */
  readonly accept?: string
  readonly isMultiple?: boolean
  readonly isDisabled?: boolean
  /** An upload is in progress: no files can be chosen, but the input keeps the focus. */
  readonly isBusy?: boolean
  readonly isInvalid?: boolean
  readonly onChoose: (files: File[]) => void
}

/** A file input styled as a button, which stays operable by keyboard. */
export function ChoosePhotos(props: Props) {
  const { children, label, describedBy, accept = PHOTO_TYPES, onChoose } = props
  const { isMultiple = false, isDisabled = false, isBusy = false, isInvalid } = props
  const id = useId()
  return (
    <span className="shyrdak-photo-upload-choose">
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault()
        }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Allows the same file to be chosen again.
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
