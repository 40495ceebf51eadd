import { Button } from '../../parts/button/button.tsx'
import { blockStyle, href, oneOf, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A link that looks like a button. */
export const button = block({
  name: 'Button',
  render(props, env) {
    const label = text(props.buttonText)
    const link = href(props.buttonLink, env)
    if (!label || link === undefined) return null
    return Button({
      ...blockStyle(props, 'shyrdak-button-block'),
      href: link,
      tone: oneOf(props.tone, ['primary', 'secondary', 'quiet'], 'primary'),
      children: label,
    })
  },
})
