/** The colours of emails in light mode. */
export const COLORS = {
  text: '#2b2622',
  soft: '#6b6259',
  line: '#e4dacb',
  ground: '#f6f1e8',
  sheet: '#ffffff',
  action: '#a3302b',
  accent: '#a3302c',
} as const

/** Dark-mode counterparts of `COLORS`, with the same contrast. */
const DARK: Readonly<Record<keyof typeof COLORS, string>> = {
  text: '#f2eadf',
  soft: '#c3b8aa',
  line: '#4a423a',
  ground: '#1d1916',
  sheet: '#2a2521',
  // White text on it is as readable as in light mode.
  action: '#b23a34',
  accent: '#f0a49d',
}

/** The CSS property each colour is used for. */
const PROPERTY: Readonly<Record<keyof typeof COLORS, string>> = {
  text: 'color',
  soft: 'color',
  line: 'border-color',
  ground: 'background',
  sheet: 'background',
  action: 'background',
  accent: 'color',
}

const NAMES = Object.keys(COLORS) as (keyof typeof COLORS)[] // keys of the object above

/** Email styles are inline, so an attribute selector finds each colour to replace in dark mode. */
export const DARK_RULES = `@media (prefers-color-scheme:dark){${NAMES.map(
  (name) => `[style*="${COLORS[name]}"]{${PROPERTY[name]}:${DARK[name]}!important}`,
).join('')}a:not([style]){color:${DARK.accent}}}`
