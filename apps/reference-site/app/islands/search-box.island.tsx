export { SearchBox as default } from '@shyrdak/react-store/widgets/search-box'
