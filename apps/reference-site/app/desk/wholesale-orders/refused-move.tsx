import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { isRefusal, type ShyrdakError } from '@shyrdak/sdk'
import { managedWholesaleOrders, type ManagedWholesaleOrder } from '@shyrdak/sdk/management'
import { describeError } from '@shyrdak/sdk/messages'
import { usePageContext } from '../../page/use-page-context.ts'
import { lineText } from './line-text.ts'

interface Props {
  order: Pick<ManagedWholesaleOrder, 'items'>
  error: ShyrdakError
}

/** Explains why a move was refused, line by line when stock or kits are short. */
export function RefusedMove({ order, error }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/wholesale-orders')
  const lineOf = (index: number) => {
    const line = order.items[index]
    return line ? lineText(line, language, index) : String(index + 1)
  }
  const short = isRefusal(error, managedWholesaleOrders.move, 'SOLD_OUT')
    ? error.data.lines.map(({ index, stock }) => ({
        key: `${index}`,
        text: t('shortStock', { line: lineOf(index), count: stock, wanted: order.items[index]?.count ?? 0 }),
      }))
    : isRefusal(error, managedWholesaleOrders.move, 'KITS_SHORT')
      ? error.data.lines.map(({ index, brand_id, requested, remainder }) => ({
          key: `${index} ${brand_id}`,
          text: t('shortKit', { line: lineOf(index), count: remainder, wanted: requested }),
        }))
      : null
  if (short === null)
    return (
      <>{`${describeError(error.code, i18nOf(language))} ${messagesIn(language, 'desk/form')('typedIsSaved')}`}</>
    )
  return (
    <>
      <p>{t('short')}</p>
      <ul>
        {short.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </>
  )
}
