import type { ShyrdakSettings } from './settings.ts'

const KEY = Symbol.for('shyrdak.embed.settings')

interface WithSettings {
  [KEY]?: ShyrdakSettings
}

/** Settings of the whole page, shared by all copies of this script. */
export const pageSettings = (): ShyrdakSettings => (globalThis as WithSettings)[KEY] ?? {} // set only below

export function addPageSettings(settings: ShyrdakSettings): void {
  const page = globalThis as WithSettings // our own symbol
  page[KEY] = { ...page[KEY], ...settings }
}
