const isMac = () => /Mac|iP(hone|[ao]d)/.test(navigator.platform)

const ON_MAC: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

const partsOf = (keys: string) => {
  const [, modifiers = '', key = ''] = /^((?:\w+-)*)(.+)$/.exec(keys) ?? []
  return [...modifiers.split('-').filter(Boolean), key.toUpperCase()]
}

/** Formats a ProseMirror shortcut, such as `Mod-Shift-z`, for people. */
export const readableKeys = (keys: string): string =>
  isMac()
    ? partsOf(keys)
        .map((part) => ON_MAC[part] ?? part)
        .join('')
    : partsOf(keys)
        .map((part) => (part === 'Mod' ? 'Ctrl' : part))
        .join('+')

/** Formats a ProseMirror shortcut for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string): string =>
  partsOf(keys)
    .map((part) => (part === 'Mod' ? (isMac() ? 'Meta' : 'Control') : part))
    .join('+')
