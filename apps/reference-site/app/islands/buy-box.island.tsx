export { BuyBox as default } from '@shyrdak/react-store/widgets/buy-box'

export const words = ['product'] as const
