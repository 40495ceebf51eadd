import { useSearchParams } from 'react-router'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { BackLink } from '../back-link.tsx'
import { slipsIn } from './packing-slip-path.ts'
import { PrintedSlips } from './printed-slips.tsx'

/** The page that prints several packing slips. */
export function PackingSlipsPage() {
  const [search] = useSearchParams()
  const t = messagesIn(usePageContext().language, 'desk/orders')
  return (
    <PrintedSlips
      ids={slipsIn(search)}
      titleOf={() => t('slips')}
      back={<BackLink list="/desk/orders">{t('back')}</BackLink>}
    />
  )
}
