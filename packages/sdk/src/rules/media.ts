/** Returns the URL of an image or video: the API's host plus its path. Source: spec §7, last line. */
export const mediaUrl = (apiHost: string, path: string): string => apiHost.replace(/\/+$/, '') + path
