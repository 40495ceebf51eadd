export { MailingForm as default } from '@shyrdak/react-store/widgets/mailing-form'

export const messages = ['mailing'] as const
