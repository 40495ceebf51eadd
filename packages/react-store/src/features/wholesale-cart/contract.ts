import { wholesaleCartContract } from '@shyrdak/state-machines/wholesale-cart'

export { wholesaleCartContract }
