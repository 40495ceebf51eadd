import { Alert } from '@shyrdak/blocks/parts/alert'
import { formatSize, localized } from '@shyrdak/sdk/format'
import type { GoodsChoices } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  /** The chart that the product shows, if it does. */
  chart: GoodsChoices['size_charts'][number] | undefined
  /** In which the product is made, some of them in several colours. */
  sizes: readonly string[]
}

/** Says in which sizes a product is made that its chart has no row for. */
export function MissingSizes({ chart, sizes }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const missing = chart ? [...new Set(sizes)].filter((size) => !chart.sizes.includes(size)) : []
  if (!chart || missing.length === 0) return null
  return (
    // It is another one with every letter.
    <Alert tone="warning" live="off">
      {t('sizesMissing', {
        chart: localized(chart.name, language),
        sizes: missing.map((size) => formatSize(size, language)).join(', '),
      })}{' '}
      <a href={`${prefix}/desk/size-charts/${chart.id}`}>{t('openSizeChart')}</a>
    </Alert>
  )
}
