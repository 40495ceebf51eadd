/**
 * Whether whoever asks has the file already: `If-None-Match` names it, by a weak comparison, as one of several, or by `*`.
 * Source: RFC 9110, 13.1.2.
 */
export const isUnchanged = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    // An entity tag holds no quote, so each pair of them is one.
    Array.from(ifNoneMatch.matchAll(/"[^"]*"/g), ([tag]) => tag).includes(etag))
