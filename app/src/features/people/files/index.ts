export { uploadPicture } from './files.actions.ts';
export { PictureUpload } from './components/PictureUpload.tsx';
