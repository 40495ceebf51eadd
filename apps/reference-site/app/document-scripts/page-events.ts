// The site's own events of the window.

/** Fired after a header was rendered again, so that scripts fill in the state from storage. */
export const HEADER_EVENT = 'shyrdak:header'

/** Fired with the name of an island that should hydrate. */
export const CALL_EVENT = 'shyrdak:call'

/** Fired when a shopper chooses a colour; `detail` is the id of the variation, or null. */
export const CHOICE_EVENT = 'shyrdak:choice'
