/** Returns the path of a working Chromium, installing one if needed. */
export function ensureChromium(): Promise<string>
