import { Alert } from '@shyrdak/blocks/parts/alert'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import type { useDeskForm } from './use-desk-form.ts'

interface Props {
  state: Pick<ReturnType<typeof useDeskForm>['state'], 'changes' | 'isRestored' | 'outcome'>
}

/** Says that what a form shows was typed before a login. */
export function RestoredNote({ state: { changes, isRestored, outcome } }: Props) {
  const t = messagesIn(usePageContext().language, 'desk/form')
  if (!isRestored || changes === 0 || outcome.kind !== 'none') return null
  return (
    <Alert tone="info" live="off">
      {t('restored')}
    </Alert>
  )
}
