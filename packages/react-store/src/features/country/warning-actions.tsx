import { Button } from '@shyrdak/blocks/parts/button'
import { useMessages } from '../../messages/use-messages.ts'
import type { PanelProps } from './panel-props.ts'

export function WarningActions({ send }: PanelProps) {
  const t = useMessages('country')
  return (
    <>
      <Button tone="secondary" onClick={() => send({ type: 'warning.proceed' })}>
        {t('warningProceed')}
      </Button>
      <Button onClick={() => send({ type: 'warning.back' })}>{t('warningBack')}</Button>
    </>
  )
}
