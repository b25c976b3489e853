import { offerRows, ProductList, textOnly } from './product.tsx';

/* The product's list with texts. */
offerRows(ProductList, textOnly);
