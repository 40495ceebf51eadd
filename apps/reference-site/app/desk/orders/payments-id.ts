/** The id of the heading above an order's payments, which gets the focus when a refund leaves no button. */
export const PAYMENTS_ID = 'desk-payments'
