import { drawnSlides, sliderLabels } from '../../parts/slider/slides.ts'
import { look } from '../../read/index.ts'
import { block } from '../../tree/block.ts'

/** Slides that turn by themselves. Source: spec §2, BigSlider. */
export const bigSlider = block({
  name: 'BigSlider',
  island: 'slider',
  draw(props, env) {
    const slides = drawnSlides(props.items, env)
    if (slides.length === 0) return null
    return env.island({
      name: 'slider',
      root: look(props, 'shyrdak-big-slider'),
      props: { slides, labels: sliderLabels(env) },
    })
  },
})
