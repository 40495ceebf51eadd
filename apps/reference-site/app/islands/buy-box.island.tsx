export { BuyBox as default } from '@shyrdak/react-store/widgets/buy-box'
