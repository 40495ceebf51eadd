export { FaqQuestion as default } from '@shyrdak/react-store/widgets/faq-question'
