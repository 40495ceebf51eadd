/** The path of a Chromium that answers, installed when there is none. */
export function ensureChromium(): Promise<string>
