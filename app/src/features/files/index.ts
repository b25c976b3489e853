export { PictureUpload, type PictureUploadProps } from './components/PictureUpload.tsx';
export { uploadPicture } from './files.actions.ts';
export type { UploadedFile, UploadScene } from './files.service.ts';
