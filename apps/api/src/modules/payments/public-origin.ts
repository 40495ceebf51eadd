/** Hostnames of the local machine. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Returns the origin under which the shopper has the store open. It is the public URL, unless that is a
 * loopback address: a store without a configured address is reached by other names, and the bank must lead
 * back to the one in use.
 */
export const publicOrigin = (publicUrl: string, origin: string | undefined): string =>
  origin !== undefined && LOOPBACK.test(new URL(publicUrl).hostname) ? origin : publicUrl
