import { employees } from '@shyrdak/sdk/contract'

export const employeesContract = { wholesale: { employees } } as const
