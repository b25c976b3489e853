export { uploadFile, uploadPicture } from './files.actions.ts';
export { PictureUpload } from './components/PictureUpload.tsx';
