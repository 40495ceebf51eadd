export { FeedbackForm as default } from '@shyrdak/react-store/widgets/feedback-form'
