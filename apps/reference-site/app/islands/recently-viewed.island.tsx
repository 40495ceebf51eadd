export { RecentlyViewed as default } from '@shyrdak/react-store/widgets/recently-viewed'
