import '@fontsource-variable/commissioner/index.css'
import '@fontsource-variable/literata/index.css'
import '@shyrdak/blocks/styles.css'
import '@shyrdak/react-store/styles.css'
import '@shyrdak/react-store/checkout.css'
import '@shyrdak/react-store/account.css'
import '@shyrdak/react-store/wholesale.css'
import './preview.css'
import { LANGUAGE_TAGS } from '@shyrdak/sdk/contract'
import type { Preview } from '@storybook/react-vite'
import { languageOf } from '../language.ts'

document.body.classList.add('shyrdak-root')

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    language: {
      description: 'The language of the shopper',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ru', title: 'Русский' },
          { value: 'kg', title: 'Кыргызча' },
        ],
      },
    },
  },
  initialGlobals: { language: 'en' },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: ['Welcome', 'Guides', 'Foundations', 'Parts', 'Blocks', 'Widgets', 'Elements', 'Pages'],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  decorators: [
    (Story, context) => {
      document.documentElement.lang = LANGUAGE_TAGS[languageOf(context)]
      return <Story />
    },
  ],
}

export default preview
