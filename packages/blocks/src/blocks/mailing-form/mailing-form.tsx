import { Prose } from '../../parts/prose/prose.tsx'
import { blockStyle, hasHtml, text } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** The email field and button to subscribe to the mailing list. Source: spec §2, MailingForm. */
export const mailingForm = block({
  name: 'MailingForm',
  island: 'mailing-form',
  render: (props, env) => (
    <section {...blockStyle(props, 'shyrdak-mailing-form-block')}>
      <div>
        {text(props.title) && <h2>{text(props.title)}</h2>}
        {hasHtml(props.content) && <Prose text={props.content} />}
      </div>
      {env.island({
        name: 'mailing-form',
        root: { className: 'shyrdak-mailing-form-block-field' },
        props: {},
      })}
    </section>
  ),
})
