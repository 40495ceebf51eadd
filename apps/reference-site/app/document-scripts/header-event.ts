/** Says that a header was rendered anew, so that what storage knows is shown in it again. */
export const HEADER_EVENT = 'shyrdak:header'
