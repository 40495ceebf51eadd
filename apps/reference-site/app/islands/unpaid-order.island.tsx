export { UnpaidOrder as default } from '@shyrdak/react-store/widgets/unpaid-order'
