export { PictureUpload } from './components/PictureUpload.tsx';
