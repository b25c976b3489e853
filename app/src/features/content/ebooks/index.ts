export { EbookDesk, type EbookDeskProps } from './components/EbookDesk.tsx';
export { EbookReader } from './components/EbookReader.tsx';
export { Ebooks } from './components/Ebooks.tsx';
export { writeEbook } from './ebook-form.actions.ts';
