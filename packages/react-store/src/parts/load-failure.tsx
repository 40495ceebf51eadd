import { Alert } from '@shyrdak/blocks/parts/alert'
import { Button } from '@shyrdak/blocks/parts/button'

interface LoadFailureProps {
  readonly title: string
  readonly text: string
  readonly retry: string
  /** Called with the pressed button, which disappears: the focus has to go elsewhere. */
  readonly onRetry: (button: HTMLElement) => void
}

/** Says that the code of a widget could not be loaded, and offers to try again. */
export const LoadFailure = ({ title, text, retry, onRetry }: LoadFailureProps) => (
  <Alert tone="danger" title={title}>
    <p>{text}</p>
    <Button tone="secondary" size="small" onClick={({ currentTarget }) => onRetry(currentTarget)}>
      {retry}
    </Button>
  </Alert>
)
