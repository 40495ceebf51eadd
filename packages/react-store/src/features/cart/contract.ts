import { retailCartContract } from '@shyrdak/state-machines/retail-cart'

export { retailCartContract }
