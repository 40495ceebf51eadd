import { renderedSlides, sliderLabels } from '../../parts/slider/slides.ts'
import { look } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A big slider, with a strip of five small pictures below it on screens up to 980 px. Source: spec §2, Carousel. */
export const carousel = block({
  name: 'Carousel',
  island: 'slider',
  render(props, env) {
    const slides = renderedSlides(props.items, env)
    if (slides.length === 0) return null
    return env.island({
      name: 'slider',
      root: look(props, 'shyrdak-carousel'),
      props: { slides, labels: sliderLabels(env), strip: true },
    })
  },
})
