export { BuyBox as default } from '@shyrdak/react-store/widgets/buy-box'

export const messages = ['product'] as const
