export { DocumentViewer } from './components/DocumentViewer.tsx';
