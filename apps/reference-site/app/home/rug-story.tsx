import { Button } from '@shyrdak/blocks/parts/button'
import { Picture } from '@shyrdak/blocks/parts/picture'
import type { HomeWords } from '../locales/home-words.ts'
import type { PageEnv } from '../page/page-env.ts'
import { SCENES } from './scenes.ts'

/** What a shyrdak is, beside one in a room. */
export function RugStory({ words, env }: { words: HomeWords; env: PageEnv }) {
  return (
    <section className="site-rug">
      <div className="site-rug-picture">
        <Picture photo={env.picture(SCENES.rug)} alt="" sizes="(min-width: 781px) 600px, 100vw" />
      </div>
      <div className="site-rug-words">
        <p className="site-eyebrow">{words.rugEyebrow}</p>
        <h2>{words.rugTitle}</h2>
        <p>{words.rugText}</p>
        <p>
          <Button href={env.link('/categories/shyrdaks')} tone="secondary">
            {words.rugLink}
          </Button>
        </p>
      </div>
    </section>
  )
}
