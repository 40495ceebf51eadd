import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The public store's addresses (spec §2). How each page lives stands in its own `handle`. */
export default [
  index('routes/home.tsx'),
  route('categories/:url?', 'routes/categories.tsx'),
  route('search', 'routes/search.tsx'),
  route('product/:slug', 'routes/product.tsx'),
  route('pages/faq', 'routes/faq.tsx'),
  route('pages/:url', 'routes/page.tsx'),
  route('about', 'routes/about.tsx'),
  route('production', 'routes/production.tsx'),
  route('blog/:category?', 'routes/blog.tsx'),
  route('blog/:category/:url', 'routes/article.tsx'),
  route('special-product/:slug', 'routes/special-product.tsx'),
  route('artisans', 'routes/artisans.tsx'),
  route('craftsman/:id', 'routes/craftsman.tsx'),
  route('order-history/:id', 'routes/workshop-goods.tsx'),
  route('order/basket', 'routes/basket.tsx'),
  route('order/registration', 'routes/registration.tsx'),
  route('order/order-complete/:id', 'routes/order-complete.tsx'),
  route('payment-link/:uuid', 'routes/payment-link.tsx'),
  route('access-gate', 'routes/access-gate.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
