import { DocumentPage } from './DocumentPage.tsx';

/** /hljw/pdfView: a pdf of a class (S26). */
export const PdfViewPage = () => <DocumentPage kind="pdf" />;
