import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../store/use-messages.ts'

export function ChangingPanel() {
  const messages = useMessages('country')
  return (
    <div className="shyrdak-country-dialog-wait">
      <Spinner size="large" label={messages.changing} />
    </div>
  )
}
