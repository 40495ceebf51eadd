import { MailingForm } from '../../features/mailing-form/mailing-form.tsx'
import type { ElementView } from '../element-view.ts'
import sheet from '../sheets/mailing-form.css?inline'

export const view: ElementView = { Render: () => <MailingForm />, sheet }
