import { DocumentPage } from './DocumentPage.tsx';

/** /hljw/xlsxView: a workbook; a chat takes none (D31), so it is work or material of staff (S26). */
export const XlsxViewPage = () => <DocumentPage kind="xlsx" />;
