import { Button } from '@shyrdak/blocks/parts/button'
import { Picture } from '@shyrdak/blocks/parts/picture'
import type { HomeWords } from '../locales/home-words.ts'
import type { PageEnv } from '../page/page-env.ts'
import { SCENES } from './scenes.ts'

/** The store's promise over the pasture the wool comes from. */
export function Hero({ words, env }: { words: HomeWords; env: PageEnv }) {
  return (
    <section className="site-hero">
      <div className="site-hero-picture">
        <Picture
          photo={env.picture(SCENES.hero)}
          alt=""
          sizes="(min-width: 1340px) 740px, (min-width: 781px) 58vw, 100vw"
          width={1600}
          height={900}
          eager
        />
      </div>
      <div className="site-hero-words">
        <p className="site-eyebrow">{words.eyebrow}</p>
        <h1>{words.title}</h1>
        <p className="site-hero-text">{words.text}</p>
        <p className="site-hero-links">
          <Button href={env.link('/categories')} size="large">
            {words.toGoods}
          </Button>
          <Button href={env.link('/categories/shyrdaks')} size="large" tone="secondary">
            {words.toRugs}
          </Button>
        </p>
      </div>
    </section>
  )
}
