import { authContract } from '@shyrdak/state-machines/auth'

export { authContract }
