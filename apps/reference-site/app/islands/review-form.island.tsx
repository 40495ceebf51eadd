export { ReviewForm as default } from '@shyrdak/react-store/widgets/review-form'

export const words = ['product'] as const
