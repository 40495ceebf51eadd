import type { ShyrdakSettings } from './settings.ts'

const KEY = Symbol.for('shyrdak.embed.settings')

interface WithSettings {
  [KEY]?: ShyrdakSettings
}

/** What was said for the whole page, by whichever copy of this script. */
export const pageSettings = (): ShyrdakSettings => (globalThis as WithSettings)[KEY] ?? {} // only set below

export function addPageSettings(settings: ShyrdakSettings): void {
  const page = globalThis as WithSettings // a field of our own
  page[KEY] = { ...page[KEY], ...settings }
}
