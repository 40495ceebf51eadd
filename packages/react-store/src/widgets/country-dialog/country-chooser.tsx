import { Dialog } from '@shyrdak/blocks/parts/dialog'
import type { CountryEvent } from '@shyrdak/state-machines/country'
import { useWords } from '../../hooks/use-words.ts'
import type { CountryView } from '../../journeys/country-view.ts'
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
  const words = useWords('country')
  const { choice, send } = face
  const close = () => void send({ type: choice.state === 'warning' ? 'warning.proceed' : 'dialog.close' })
  const common = {
    open: true,
    closeLabel: words.close,
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
          title={words.warningTitle}
          description={words.warning}
          actions={<WarningActions {...face} />}
        />
      )
    case 'confirming':
      return (
        <Dialog
          {...common}
          title={words.confirmTitle}
          description={words.confirm(choice.lines.length)}
          actions={<ConfirmActions {...face} />}
        >
          <ConfirmFace lines={choice.lines} />
        </Dialog>
      )
    case 'comparing':
    case 'changing':
      return (
        <Dialog {...common} size="small" title={words.changing}>
          <ChangingFace />
        </Dialog>
      )
    default:
      return (
        <Dialog {...common} title={words.title} description={words.intro}>
          <ChoosingFace {...face} />
        </Dialog>
      )
  }
}
