import { receipts } from '@shyrdak/sdk/contract'

export const receiptContract = { receipts } as const
