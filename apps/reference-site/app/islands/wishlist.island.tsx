export { Wishlist as default } from '@shyrdak/react-store/widgets/wishlist'
