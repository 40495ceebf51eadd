import { Dialog } from '@shyrdak/blocks/parts/dialog'
import type { CountryEvent } from '@shyrdak/state-machines/country'
import { useMessages } from '../../hooks/use-messages.ts'
import type { CountryView } from '../../flows/country-view.ts'
import { ChangingFace } from './changing-face.tsx'
import { ChoosingFace } from './choosing-face.tsx'
import { ConfirmActions, ConfirmFace } from './confirm-face.tsx'
import { WarningActions } from './warning-actions.tsx'

export interface FaceProps {
  readonly choice: CountryView
  readonly send: (event: CountryEvent) => Promise<void>
}

/** The dialog, in the face that the state asks for. */
export function CountryChooser(face: FaceProps) {
  const messages = useMessages('country')
  const { choice, send } = face
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
          actions={<WarningActions {...face} />}
        />
      )
    case 'confirming':
      return (
        <Dialog
          {...common}
          title={messages.confirmTitle}
          description={messages.confirm(choice.lines.length)}
          actions={<ConfirmActions {...face} />}
        >
          <ConfirmFace lines={choice.lines} />
        </Dialog>
      )
    case 'comparing':
    case 'changing':
      return (
        <Dialog {...common} size="small" title={messages.changing}>
          <ChangingFace />
        </Dialog>
      )
    default:
      return (
        <Dialog {...common} title={messages.title} description={messages.intro}>
          <ChoosingFace {...face} />
        </Dialog>
      )
  }
}
