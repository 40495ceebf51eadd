export { MailingForm as default } from '@shyrdak/react-store/widgets/mailing-form'
