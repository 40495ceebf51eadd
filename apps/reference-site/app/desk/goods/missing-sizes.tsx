import { Alert } from '@shyrdak/blocks/parts/alert'
import { formatSize, localized } from '@shyrdak/sdk/format'
import type { GoodsChoices } from '@shyrdak/sdk/management'
import { messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'

interface Props {
  /** The product's size chart, if it has one. */
  chart: GoodsChoices['size_charts'][number] | undefined
  /** The product's sizes, repeated for each colour. */
  sizes: readonly string[]
}

/** Lists the product's sizes that its size chart has no row for. */
export function MissingSizes({ chart, sizes }: Props) {
  const { language, prefix } = usePageContext()
  const t = messagesIn(language, 'desk/goods')
  const missing = chart ? [...new Set(sizes)].filter((size) => !chart.sizes.includes(size)) : []
  if (!chart || missing.length === 0) return null
  return (
    // Not a live region, since it changes with every keystroke.
    <Alert tone="warning" live="off">
      {t('sizesMissing', {
        chart: localized(chart.name, language),
        sizes: missing.map((size) => formatSize(size, language)).join(', '),
      })}{' '}
      <a href={`${prefix}/desk/size-charts/${chart.id}`}>{t('openSizeChart')}</a>
    </Alert>
  )
}
