import { EbookLibrary } from './EbookLibrary.tsx';

/** /hljw/EBookList: the books of the house (S07). */
export const EbooksPage = () => <EbookLibrary zone="main" />;
