import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useWords } from '../../hooks/use-words.ts'

/** The change is under way. */
export function ChangingFace() {
  const words = useWords('country')
  return (
    <div className="shyrdak-country-dialog-wait">
      <Spinner size="large" label={words.changing} />
    </div>
  )
}
