import type { Sdk } from '@shyrdak/sdk'
import type { ContractTree } from '@shyrdak/sdk/contract'

/** Loads the client of the calls that a machine makes; asked for with each call. */
export type LoadSdk<Contract extends ContractTree> = () => Promise<Sdk<Contract>>
