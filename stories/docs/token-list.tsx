const NAME = /^--shyrdak-/

/** The tokens that the style sheets of this page set on the root, with their values. */
function rootTokens(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule && /:root|:host/.test(rule.selectorText))
        for (const name of rule.style)
          if (NAME.test(name)) found.set(name, rule.style.getPropertyValue(name).trim())
      if (rule instanceof CSSLayerBlockRule) collect(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) collect(sheet.cssRules)
  return found
}

/** The tokens, read from the style sheets. */
export const TokenList = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">Token</th>
        <th scope="col">Value</th>
      </tr>
    </thead>
    <tbody>
      {[...rootTokens()].map(([name, value]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>
            {CSS.supports('color', value) ? (
              <span
                style={{ display: 'inline-block', inlineSize: '1em', blockSize: '1em', background: value }}
                aria-hidden="true"
              />
            ) : null}{' '}
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
