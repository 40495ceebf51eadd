import { Button } from '../../parts/button/button.tsx'
import { href, look, oneOf, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A link that looks like a button. */
export const button = block({
  name: 'Button',
  render(props, env) {
    const label = text(props.buttonText)
    const to = href(props.buttonLink, env)
    if (!label || to === undefined) return null
    return Button({
      ...look(props, 'shyrdak-button-block'),
      href: to,
      tone: oneOf(props.tone, ['primary', 'secondary', 'quiet'], 'primary'),
      children: label,
    })
  },
})
