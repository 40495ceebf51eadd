export { FeedbackForm as default } from '@shyrdak/react-store/widgets/feedback-form'

export const words = ['feedback'] as const
