export {
  dismissNotice,
  noticesState,
  notify,
  notifyError,
  type ToastItem,
  type NoticeTone,
} from './notices.ts';
