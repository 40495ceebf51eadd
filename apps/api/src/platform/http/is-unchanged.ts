/**
 * Whether the client's cached copy is current: `If-None-Match` lists the etag, by weak comparison, or is `*`.
 * Source: RFC 9110, 13.1.2.
 */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    // An entity tag contains no quotes, so each quoted string is one tag.
    Array.from(ifNoneMatch.matchAll(/"[^"]*"/g), ([tag]) => tag).includes(etag))
