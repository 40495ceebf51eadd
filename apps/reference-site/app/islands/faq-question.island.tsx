export { FaqQuestion as default } from '@shyrdak/react-store/widgets/faq-question'

export const messages = ['faq'] as const
