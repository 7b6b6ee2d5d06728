export { projectRoot, remoteFolders } from './folders.ts';
export { type Product, type ProductOptions, startProduct } from './product.ts';
