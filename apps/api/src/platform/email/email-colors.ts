/** What emails are written in, light. */
export const COLORS = {
  text: '#2b2622',
  soft: '#6b6259',
  line: '#e4dacb',
  ground: '#f6f1e8',
  sheet: '#ffffff',
  action: '#a3302b',
  accent: '#a3302c',
} as const

/** The same where a mail program is dark: each keeps its contrast. */
const DARK: Readonly<Record<keyof typeof COLORS, string>> = {
  text: '#f2eadf',
  soft: '#c3b8aa',
  line: '#4a423a',
  ground: '#1d1916',
  sheet: '#2a2521',
  // White reads on it as it does by day.
  action: '#b23a34',
  accent: '#f0a49d',
}

/** What of a style a colour is for. */
const PROPERTY: Readonly<Record<keyof typeof COLORS, string>> = {
  text: 'color',
  soft: 'color',
  line: 'border-color',
  ground: 'background',
  sheet: 'background',
  action: 'background',
  accent: 'color',
}

const NAMES = Object.keys(COLORS) as (keyof typeof COLORS)[] // of the object just above

/** Styles stand in attributes, so what is dark is found by the colour that an attribute names. */
export const DARK_RULES = `@media (prefers-color-scheme:dark){${NAMES.map(
  (name) => `[style*="${COLORS[name]}"]{${PROPERTY[name]}:${DARK[name]}!important}`,
).join('')}a:not([style]){color:${DARK.accent}}}`
