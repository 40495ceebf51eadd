import { wholesaleOrderContract } from '@shyrdak/state-machines/wholesale-order'

export { wholesaleOrderContract }
