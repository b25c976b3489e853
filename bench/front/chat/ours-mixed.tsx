import { everyKind, offerRows, ProductList } from './product.tsx';

/* The product's list with every kind of message (E05) mixed in. */
offerRows(ProductList, everyKind);
