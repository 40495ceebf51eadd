import { Spinner } from '@shyrdak/blocks/parts/spinner'
import { useMessages } from '../../messages/use-messages.ts'

export function ChangingPanel() {
  const t = useMessages('country')
  return (
    <div className="shyrdak-country-dialog-wait">
      <Spinner size="large" label={t('changing')} />
    </div>
  )
}
