export { WriteShortVideo } from './components/WriteShortVideo.tsx';
