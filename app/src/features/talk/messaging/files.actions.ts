import { fileAddresses, saveAs } from '../../../shared/files/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { messageOfRow, pictureOf } from './message-line.ts';
import { previewOf } from './outgoing.ts';
import { messagingState as state } from './messaging.state.ts';

/** A picture could not be loaded: after a long time in the room its address is too old. */
export function renewPicture(rowId: string): void {
  const message = messageOfRow(state.messages, rowId);
  const fileId = message && pictureOf(message);
  if (fileId) fileAddresses.renew(fileId);
}

/** Saves the file of a message. */
export async function saveFile(rowId: string): Promise<void> {
  const message = messageOfRow(state.messages, rowId);
  if (message?.status !== 'normal' || (message.kind !== 'file' && message.kind !== 'video')) return;
  const { file_id, name } = message.body;
  try {
    saveAs(previewOf(file_id) || (await fileAddresses.fresh(file_id)), name);
  } catch (error) {
    notifyError(error);
  }
}
