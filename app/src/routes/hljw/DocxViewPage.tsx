import { DocumentPage } from './DocumentPage.tsx';

/** /hljw/docxView: a text document of a class (S26). */
export const DocxViewPage = () => <DocumentPage kind="docx" />;
