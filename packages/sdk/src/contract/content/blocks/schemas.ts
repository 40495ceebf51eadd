import type * as z from 'zod/mini'
import { AccordionProps } from './accordion.ts'
import { AllArtisansProps } from './all-artisans.ts'
import { BannerProps } from './banner.ts'
import { BigSliderProps } from './big-slider.ts'
import { BlogsProps } from './blogs.ts'
import { ButtonProps } from './button.ts'
import { CarouselProps } from './carousel.ts'
import { ContainerProps } from './container.ts'
import { DividerProps } from './divider.ts'
import { FormProps } from './form.ts'
import { GalleryProps } from './gallery.ts'
import { GridImagesProps } from './grid-images.ts'
import { IconProps } from './icon.ts'
import { ImageComponentProps } from './image-component.ts'
import { ImageComponentWithHoverProps } from './image-component-with-hover.ts'
import { ImagesProps } from './images.ts'
import { MailingFormProps } from './mailing-form.ts'
import { NestedContainerProps } from './nested-container.ts'
import { ParagraphProps } from './paragraph.ts'
import { PlainImageProps } from './plain-image.ts'
import { ProductsProps } from './products.ts'
import { SpecialProductProps } from './special-product.ts'
import { TabsProps } from './tabs.ts'
import { TestColProps } from './test-col.ts'
import { TestingProps } from './testing-row.ts'
import { TourProps } from './tour.ts'
import { VideoComponentProps } from './video-component.ts'

/** The prop schema of each block, by component name. Source: spec §2, page-builder blocks. */
export const BLOCK_SCHEMAS = {
  Container: ContainerProps,
  Tabs: TabsProps,
  NestedContainer: NestedContainerProps,
  Paragraph: ParagraphProps,
  Divider: DividerProps,
  Button: ButtonProps,
  Images: ImagesProps,
  Accordion: AccordionProps,
  Form: FormProps,
  MailingForm: MailingFormProps,
  Icon: IconProps,
  Gallery: GalleryProps,
  ImageComponent: ImageComponentProps,
  ImageComponentWithHover: ImageComponentWithHoverProps,
  VideoComponent: VideoComponentProps,
  Banner: BannerProps,
  Blogs: BlogsProps,
  Carousel: CarouselProps,
  Tour: TourProps,
  BigSlider: BigSliderProps,
  PlainImage: PlainImageProps,
  GridImages: GridImagesProps,
  Products: ProductsProps,
  SpecialProduct: SpecialProductProps,
  Testing: TestingProps,
  TestCol: TestColProps,
  AllArtisans: AllArtisansProps,
} as const

export type BlockName = keyof typeof BLOCK_SCHEMAS

/** The props of a block, validated and sanitized by the backend. */
export type BlockProps<Name extends BlockName> = z.output<(typeof BLOCK_SCHEMAS)[Name]>

export const isBlockName = (name: unknown): name is BlockName =>
  typeof name === 'string' && Object.hasOwn(BLOCK_SCHEMAS, name)
