import { wholesaleReorderContract } from '@shyrdak/state-machines/wholesale-reorder'

export { wholesaleReorderContract }
