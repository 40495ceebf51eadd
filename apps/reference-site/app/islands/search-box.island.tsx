export { SearchBox as default } from '@shyrdak/react-store/widgets/search-box'

export const words = ['search'] as const
