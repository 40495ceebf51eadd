import { RadioGroup } from '@shyrdak/blocks/parts/radio-group'
import type { OrderStatus } from '@shyrdak/sdk/contract'
import { orderStatusLabel } from '@shyrdak/sdk/messages'
import { i18nOf, messagesIn } from '../../messages/messages-in.ts'
import { usePageContext } from '../../page/use-page-context.ts'
import { Locked } from '../form/locked.tsx'
import { asOffered, type MoveWarning } from './order-move.ts'

interface Props {
  moves: readonly OrderStatus[]
  chosen: OrderStatus | null
  /** Overrides the description of a status. */
  meaningOf: ((to: OrderStatus) => string | undefined) | undefined
  warningsOf: (to: OrderStatus) => readonly MoveWarning[]
  error: string | undefined
  /** While the order is being moved, another choice would show a status that is not the one being saved. */
  isLocked: boolean
  onChoose: (to: OrderStatus | null) => void
}

/** Chooses the status to which an order is moved, with warnings about the chosen one. */
export function NextStatus({ moves, chosen, meaningOf, warningsOf, error, isLocked, onChoose }: Props) {
  const { language } = usePageContext()
  const t = messagesIn(language, 'desk/orders')
  return (
    <>
      <Locked isLocked={isLocked}>
        <RadioGroup
          name="status"
          variant="rows"
          label={t('moveLead')}
          value={chosen ?? ''}
          onChange={(value) => onChoose(moves.find((one) => one === value) ?? null)}
          error={error && (chosen === null ? t('chooseMove') : error)}
          options={asOffered(moves).map((one) => ({
            value: one,
            label: orderStatusLabel(one, i18nOf(language)),
            note: meaningOf?.(one) ?? t(`meaning.${one}`),
          }))}
        />
      </Locked>
      {chosen === null ? null : (
        <ul className="site-orders-warnings">
          {warningsOf(chosen).map((warning) => (
            <li key={warning}>{t(`warnings.${warning}`)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
