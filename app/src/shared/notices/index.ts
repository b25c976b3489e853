export { dismissNotice, noticesState, notify, notifyError, type Notice, type NoticeTone } from './notices.ts';
