/** Fired after a header was rendered again, so that scripts fill in the state from storage. */
export const HEADER_EVENT = 'shyrdak:header'
