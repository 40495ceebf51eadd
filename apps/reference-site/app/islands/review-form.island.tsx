export { ReviewForm as default } from '@shyrdak/react-store/widgets/review-form'
