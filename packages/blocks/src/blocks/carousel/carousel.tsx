import { drawnSlides, sliderLabels } from '../../parts/slider/slides.ts'
import { look } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

/** A big slider, with a strip of five small pictures below it on screens up to 980 px. Source: spec §2, Carousel. */
export const carousel = block({
  name: 'Carousel',
  island: 'slider',
  draw(props, env) {
    const slides = drawnSlides(props.items, env)
    if (slides.length === 0) return null
    return env.island({
      name: 'slider',
      root: look(props, 'shyrdak-carousel'),
      props: { slides, labels: sliderLabels(env), strip: true },
    })
  },
})
