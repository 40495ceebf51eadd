import { Prose } from '../../parts/prose/prose.tsx'
import { blockStyle, hasHtml, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** The feedback form: name, email, subject, message. Source: spec §2, Form. */
export const form = block({
  name: 'Form',
  island: 'feedback-form',
  render: (props, env) => (
    <section {...blockStyle(props, 'shyrdak-form')}>
      {text(props.title) && <h2>{text(props.title)}</h2>}
      {hasHtml(props.content) && <Prose text={props.content} />}
      {env.island({ name: 'feedback-form', root: { className: 'shyrdak-form-fields' }, props: {} })}
    </section>
  ),
})
