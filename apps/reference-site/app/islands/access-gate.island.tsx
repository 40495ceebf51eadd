export { AccessGate as default } from '@shyrdak/react-store/widgets/access-gate'
