import { Ornament } from '@shyrdak/blocks/parts/ornament'
import { Picture } from '@shyrdak/blocks/parts/picture'
import type { HomeWords } from '../locales/home-words.ts'
import type { PageEnv } from '../page/page-env.ts'
import { SCENES } from './scenes.ts'

const PICTURES = [SCENES.wool, SCENES.rolling, SCENES.dye] as const

/** How felt is made, on a dyed ground between two borders. */
export function Craft({ words, env }: { words: HomeWords; env: PageEnv }) {
  return (
    <section className="site-craft">
      <Ornament shape="border" tone="saffron" />
      <div className="site-craft-inside">
        <header>
          <h2>{words.craftTitle}</h2>
          <p>{words.craftText}</p>
        </header>
        <ol>
          {words.steps.map(({ title, text }, place) => (
            <li key={title}>
              <Picture
                photo={env.picture(PICTURES[place] ?? SCENES.wool)}
                alt=""
                sizes="(min-width: 781px) 380px, 120px"
              />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <Ornament shape="border" tone="saffron" />
    </section>
  )
}
