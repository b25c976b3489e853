import { everyKind, LastRows, offerRows } from './product.tsx';

/* The floor of the mixed list: the last 40 of the same rows and nothing else. */
offerRows(LastRows, everyKind);
