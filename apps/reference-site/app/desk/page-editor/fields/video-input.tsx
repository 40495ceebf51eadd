import { FilmField } from '@shyrdak/react-store/film-field'
import { useDeskFilmUpload } from '../../form/use-desk-film-upload.ts'
import { useBlockField, type BlockFieldProps } from './use-block-field.ts'

/** A film: a YouTube address, or an uploaded file. */
export function VideoInput(props: BlockFieldProps) {
  const { label, name, value, set, leave, required, error, hint } = useBlockField(props)
  return (
    <FilmField
      label={label}
      name={name}
      value={typeof value === 'string' ? value : ''}
      isRequired={required}
      error={error}
      hint={hint}
      upload={useDeskFilmUpload()}
      onChange={(address) => set(address === '' && !required ? undefined : address)}
      onLeave={leave}
    />
  )
}
