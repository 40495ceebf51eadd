export { SearchBox as default } from '@shyrdak/react-store/widgets/search-box'

export const messages = ['search'] as const
