export { UnpaidOrder as default } from '@shyrdak/react-store/widgets/unpaid-order'

// Loaded with the order, where there is one.
export const messages = [] as const
