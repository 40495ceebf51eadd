/**
 * A style sheet as text, with its imports inlined and adapted to a shadow root
 * (`scripts/packages/css-text.mjs`).
 */
declare module '*.css?inline' {
  const text: string
  export default text
}
