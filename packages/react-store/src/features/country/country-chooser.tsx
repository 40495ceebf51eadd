import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { useMessages } from '../../messages/use-messages.ts'
import { ChoosingPanel } from './choosing-panel.tsx'
import { ConfirmActions, ConfirmPanel } from './confirm-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { WaitingPanel } from './waiting-panel.tsx'
import { WarningActions } from './warning-actions.tsx'

export function CountryChooser(panel: PanelProps) {
  const t = useMessages('country')
  const { choice, send } = panel
  const close = () => send({ type: choice.state === 'warning' ? 'warning.proceed' : 'dialog.close' })
  const common = {
    open: true,
    closeLabel: t('close'),
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) close()
    },
  }
  switch (choice.state) {
    case 'warning':
      return (
        <Dialog
          {...common}
          size="small"
          title={t('warningTitle')}
          description={t('warning')}
          actions={<WarningActions {...panel} />}
        />
      )
    case 'confirming':
      return (
        <Dialog
          {...common}
          title={t('confirmTitle')}
          description={t('confirm', { count: choice.lines.length + choice.wholesale.length })}
          actions={<ConfirmActions {...panel} />}
        >
          <ConfirmPanel lines={choice.lines} wholesale={choice.wholesale} />
        </Dialog>
      )
    // Whoever shares their location is not asked for the country in the meantime.
    case 'locating':
    case 'comparing':
    case 'changing': {
      const title = t(choice.state === 'locating' ? 'locating' : 'changing')
      return (
        <Dialog {...common} size="small" title={title}>
          <WaitingPanel label={title} />
        </Dialog>
      )
    }
    default:
      return (
        <Dialog {...common} title={t('title')} description={t('intro')}>
          <ChoosingPanel {...panel} />
        </Dialog>
      )
  }
}
