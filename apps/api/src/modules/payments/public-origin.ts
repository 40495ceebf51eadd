/** Names by which a machine calls itself. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * The origin at which a person has the store open. It is the public one, unless that is only a name of this machine: a store
 * that nobody has given an address is also reached by other names, and a bank must lead back to the one in use.
 */
export const publicOrigin = (publicUrl: string, origin: string | undefined): string =>
  origin !== undefined && LOOPBACK.test(new URL(publicUrl).hostname) ? origin : publicUrl
