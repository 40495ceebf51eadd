/** The page's own stylesheet: colours of undyed and dyed wool, but visibly not the store's. */
export const TEST_BANK_CSS = `
:root { color-scheme: light; --ground: #eef1f0; --card: #fff; --text: #23282b; --soft: #5a6468; --line: #d8dedd; --action: #1f4f6b; --action-deep: #163a50; --notice: #fbf1d9; --notice-line: #d9a441; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 27rem); justify-content: center; align-items: center; padding: 24px 16px; background: var(--ground) linear-gradient(135deg, rgb(31 79 107 / 4%) 25%, transparent 25% 50%, rgb(31 79 107 / 4%) 50% 75%, transparent 75%) 0 0 / 28px 28px; color: var(--text); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
h1 { margin: 0 0 12px; font: 600 1.75rem/1.2 Georgia, "Noto Serif", "DejaVu Serif", serif; }
.notice { margin: 0 0 20px; padding: 12px 16px; border-left: 4px solid var(--notice-line); border-radius: 4px; background: var(--notice); }
.card { padding: 24px; border-radius: 16px; background: var(--card); box-shadow: 0 1px 2px rgb(35 40 43 / 8%), 0 12px 32px rgb(35 40 43 / 10%); }
.sum { display: grid; margin: 0 0 16px; }
.sum .label { color: var(--soft); font-size: .875rem; }
.sum strong { overflow-wrap: anywhere; font-size: clamp(1.5rem, 8vw, 2.125rem); line-height: 1.2; font-variant-numeric: tabular-nums; }
dl { margin: 0 0 20px; }
.row { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-top: 1px solid var(--line); }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: 12px; }
.button { display: block; width: 100%; min-height: 48px; padding: 12px 16px; border: 1px solid transparent; border-radius: 10px; background: none; color: inherit; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
.primary { background: var(--action); color: #fff; }
.primary:hover { background: var(--action-deep); }
.plain { border-color: #8b9599; }
.plain:hover { background: var(--ground); }
.quiet { color: var(--soft); font-weight: 400; text-decoration: underline; text-underline-offset: 3px; }
.button:focus-visible, a:focus-visible { outline: 3px solid #d9a441; outline-offset: 2px; }
.ended { margin: 0 0 20px; padding: 12px 16px; border-radius: 8px; background: var(--ground); }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px 20px; margin-top: 20px; }
nav a, nav span { padding: 6px 2px; color: var(--text); }
nav span { font-weight: 600; }
@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } .button { transition: background-color .15s; } }
`
