export { Workshops as default } from '@shyrdak/react-store/widgets/workshops'

export const messages = ['workshops'] as const
