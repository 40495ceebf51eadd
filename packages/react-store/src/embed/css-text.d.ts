/** A style sheet as text: with what it imports, and as a shadow root needs it (`scripts/packages/css-text.mjs`). */
declare module '*.css?inline' {
  const text: string
  export default text
}
