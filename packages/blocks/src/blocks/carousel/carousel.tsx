import { sliderSlides, sliderLabels } from '../../parts/slider/slides.ts'
import { blockStyle } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** A big slider with a strip of five thumbnails on screens up to 980 px. Source: spec §2, Carousel. */
export const carousel = block({
  name: 'Carousel',
  island: 'slider',
  render(props, env) {
    const slides = sliderSlides(props.items, env)
    if (slides.length === 0) return null
    return env.island({
      name: 'slider',
      root: blockStyle(props, 'shyrdak-carousel'),
      props: { slides, labels: sliderLabels(env), strip: true },
    })
  },
})
