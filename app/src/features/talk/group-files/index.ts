export { FilesPanel } from './components/FilesPanel.tsx';
