/**
 * SQL: saves the shipping address of the order inserted by `made` in the account of its buyer, unless the
 * account has an address. The order's address is checked and readable already.
 */
export const saveFirstAddress = ({ account, address }: Record<'account' | 'address', string>): string => `
  addressed as (
    update account set address = ${address}::jsonb from made where account.id = ${account} and address is null)`
