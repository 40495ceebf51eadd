/**
 * The oldest browsers that the packages run in, as the READMEs state: the first with all of ES2024, the `lib` of
 * tsconfig.base.json, and `URL.canParse`. Newer properties of the web platform are listed in .oxlintrc.json.
 */
export const BROWSERS = ['chrome120', 'safari17.4', 'firefox128']
