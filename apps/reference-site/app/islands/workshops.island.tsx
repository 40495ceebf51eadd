export { Workshops as default } from '@shyrdak/react-store/widgets/workshops'

export const words = ['workshops'] as const
