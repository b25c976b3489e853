/* The calls of this module by feature. A namespace, so that a script holds only the features it names. */
export { identityCalls as identity } from './identity/identity.calls.ts';
export { profileCalls as profile } from './profile/profile.calls.ts';
export { lecturerCalls as lecturers } from './lecturers/lecturers.calls.ts';
export { channelCalls as channels } from './channels/channels.calls.ts';
export { fileCalls as files } from './files/files.calls.ts';
export { noticeCalls as notices } from './notices/notices.calls.ts';
