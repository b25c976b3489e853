import { EbookLibrary } from '../hljw/EbookLibrary.tsx';

/** /staticArea/staticEbookList: the same books in the static zone, whose links stay in it (S07). */
export const StaticEbooksPage = () => <EbookLibrary zone="static" />;
