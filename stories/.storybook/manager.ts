import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

// The manager does not load the store's stylesheet: these are copies of its tokens.
addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Shyrdak',
    brandTarget: '_self',
    colorPrimary: '#a3282f',
    colorSecondary: '#a3282f',
    appBg: '#f1e8da',
    appContentBg: '#fffdf9',
    appPreviewBg: '#faf6ee',
    appBorderColor: '#e2d7c5',
    textColor: '#2a2623',
    barTextColor: '#62594f',
    barSelectedColor: '#a3282f',
    barBg: '#fffdf9',
  }),
})
