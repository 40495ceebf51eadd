import type { Sdk } from '@shyrdak/sdk'
import type { ContractTree } from '@shyrdak/sdk/contract'

/** Loads the client for the calls of a machine. Invoked for each call. */
export type LoadSdk<Contract extends ContractTree> = () => Promise<Sdk<Contract>>
