import { openAnnouncement } from '../../features/talk/announcements/index.ts';
import {
  messageOfRow,
  messageShown,
  messagingState,
  taskOfMessage,
} from '../../features/talk/messaging/index.ts';
import { openTask } from '../../features/talk/tasks/index.ts';

/** Id of the message of a row; undefined for a row that is gone. */
export const idOfRow = (rowId: string): string | undefined =>
  messageOfRow(messagingState.messages, rowId)?.id;

/** What the card of a message stands for, by the kind of the message. */
export function openCard({ id }: { readonly id: string }): void {
  const message = messageShown(id);
  if (message?.status !== 'normal') return;
  if (message.kind === 'announcement') {
    const { announcement_id, content, pics } = message.body;
    const { sender, ts } = message;
    void openAnnouncement(announcement_id, {
      id: announcement_id,
      content,
      pics,
      by: sender.nickname,
      at: ts,
    });
  }
  const task = taskOfMessage(message);
  if (task) void openTask(task.task_id);
}
