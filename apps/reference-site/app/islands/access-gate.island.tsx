export { AccessGate as default } from '@shyrdak/react-store/widgets/access-gate'

export const messages = ['gate'] as const
