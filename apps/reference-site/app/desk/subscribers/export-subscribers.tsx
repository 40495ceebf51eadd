import { Button } from '@shyrdak/blocks/parts/button'
import { saveFile } from '@shyrdak/react-store'
import { mailingList } from '@shyrdak/sdk/management'
import { useMutation } from '@tanstack/react-query'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { useDeskCall } from '../desk-call.ts'

/** Downloads all subscribers as CSV, each with an unsubscribe link. */
export function ExportSubscribers() {
  const t = messagesIn(usePageContext().language, 'desk/subscribers')
  const call = useDeskCall()
  const exporting = useMutation({
    mutationFn: () => call(mailingList.file, {}),
    onSuccess: (file) => saveFile(file),
  })
  return (
    <div className="site-desk-ways">
      <Button size="small" tone="secondary" busy={exporting.isPending} onClick={() => exporting.mutate()}>
        {t('export')}
      </Button>
      <span className="site-desk-note" role="status">
        {exporting.isError ? t('exportFailed') : t('exportHint')}
      </span>
    </div>
  )
}
