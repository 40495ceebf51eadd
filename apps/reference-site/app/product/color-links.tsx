import { messagesIn } from '../messages/messages-in.ts'
import type { Variation } from '@shyrdak/sdk/contract'
import { localized } from '@shyrdak/sdk/format'
import type { PageEnv } from '../page/page-env.ts'

interface Props {
  variations: readonly Variation[]
  /** The id of the shown variation. */
  chosen: number | undefined
  /** The path of the product page. */
  path: string
  env: PageEnv
}

/** The colours as links, for browsers without JavaScript, in which the buy box does not work. */
export function ColorLinks({ variations, chosen, path, env }: Props) {
  return (
    <noscript>
      <p className="site-colors">
        {`${messagesIn(env.language, 'site/product')('colors')}: `}
        {variations.map(({ id, color }) => (
          <a
            key={id}
            href={`${env.link(path)}?variation=${id}`}
            aria-current={id === chosen ? 'true' : undefined}
          >
            {localized(color.name, env.language)}
          </a>
        ))}
      </p>
    </noscript>
  )
}
