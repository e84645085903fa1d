import { bundleProduct } from './product-bundle.ts';

await bundleProduct();
