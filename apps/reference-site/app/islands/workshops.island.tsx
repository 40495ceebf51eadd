export { Workshops as default } from '@shyrdak/react-store/widgets/workshops'
