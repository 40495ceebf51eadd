/** Returns the URL of an image or video: the API's host plus its path. Source: spec §7, files. */
export const mediaUrl = (apiHost: string, path: string): string => apiHost.replace(/\/+$/, '') + path
