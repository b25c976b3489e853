export {
  DocumentViewerScreen,
  type DocumentViewerScreenProps,
  type DocumentViewerState,
} from './DocumentViewerScreen/DocumentViewerScreen.tsx';
