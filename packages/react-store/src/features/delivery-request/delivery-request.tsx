import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'
import { Icon } from '@shyrdak/blocks/parts/icon'
import { useLateCode } from '../../store/use-late-code.ts'

interface DeliveryRequestProps {
  /** The text of the button. */
  readonly label: string
  /** Shown when the form cannot be loaded. */
  readonly failed: string
}

/** Few users need the form, so it is loaded on click. */
const loadForm = async () => (await import('./delivery-request-form.tsx')).DeliveryRequestForm

/** A button that opens a form for an email notification once the store delivers to the user's country. */
export function DeliveryRequest({ label, failed }: DeliveryRequestProps) {
  const { code: Form, state, ask } = useLateCode(loadForm, ['delivery-request', 'errors'])
  return (
    <div className="shyrdak-delivery-request">
      {Form ? (
        <Form />
      ) : (
        <>
          <Button tone="secondary" size="small" busy={state === 'loading'} onClick={ask}>
            <Icon name="mail" />
            {label}
          </Button>
          {state === 'failed' ? <Alert tone="danger" title={failed} /> : null}
        </>
      )}
    </div>
  )
}
