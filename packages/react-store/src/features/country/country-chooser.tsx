import { Dialog } from '@shyrdak/blocks/parts/dialog'
import { useMessages } from '../../store/use-messages.ts'
import { ChangingPanel } from './changing-panel.tsx'
import { ChoosingPanel } from './choosing-panel.tsx'
import { ConfirmActions, ConfirmPanel } from './confirm-panel.tsx'
import type { PanelProps } from './panel-props.ts'
import { WarningActions } from './warning-actions.tsx'

export function CountryChooser(panel: PanelProps) {
  const messages = useMessages('country')
  const { choice, send } = panel
  const close = () => void send({ type: choice.state === 'warning' ? 'warning.proceed' : 'dialog.close' })
  const common = {
    open: true,
    closeLabel: messages.close,
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
          title={messages.warningTitle}
          description={messages.warning}
          actions={<WarningActions {...panel} />}
        />
      )
    case 'confirming':
      return (
        <Dialog
          {...common}
          title={messages.confirmTitle}
          description={messages.confirm(choice.lines.length)}
          actions={<ConfirmActions {...panel} />}
        >
          <ConfirmPanel lines={choice.lines} />
        </Dialog>
      )
    case 'comparing':
    case 'changing':
      return (
        <Dialog {...common} size="small" title={messages.changing}>
          <ChangingPanel />
        </Dialog>
      )
    default:
      return (
        <Dialog {...common} title={messages.title} description={messages.intro}>
          <ChoosingPanel {...panel} />
        </Dialog>
      )
  }
}
