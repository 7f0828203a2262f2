export { Product as default } from '../../../product.jsx'
