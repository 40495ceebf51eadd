import { renderedSlides, sliderLabels } from '../../parts/slider/slides.ts'
import { look } from '../../props/index.ts'
import { block } from '../../tree/block.ts'

/** Slides that turn by themselves. Source: spec §2, BigSlider. */
export const bigSlider = block({
  name: 'BigSlider',
  island: 'slider',
  render(props, env) {
    const slides = renderedSlides(props.items, env)
    if (slides.length === 0) return null
    return env.island({
      name: 'slider',
      root: look(props, 'shyrdak-big-slider'),
      props: { slides, labels: sliderLabels(env) },
    })
  },
})
