import { lineOf } from '@goldbean/contract/talk';
import {
  mentionAll,
  type ChatMessage as MessageView,
  type MessageDelivery,
} from '@goldbean/design-system/chat';
import i18next from 'i18next';
import { unreachable } from '../../../shared/api/index.ts';
import { refusalWords } from '../../../shared/i18n/index.ts';
import { contentOf, liveStatus, taskStatus } from './message-content.ts';
import { liveOfMessage, pictureOf, rowIdOf, taskOfMessage, type ChatMessageLine } from './message-line.ts';
import type { MessageReader } from './reader.ts';
import { mayEditAgain, mayRecall, mayTake } from './speech.ts';

/** M34: the answered message in short; nothing while it is not known. @param id of the answered message */
function quoteOf(
  id: string,
  answered: ChatMessageLine | undefined,
  reader: MessageReader,
): MessageView['quote'] {
  if (!answered) return reader.unseen.includes(id) ? { nickname: '', text: '', isUnseen: true } : undefined;
  const { nickname } = answered.sender;
  if (answered.status !== 'normal') return { nickname, text: '', isGone: true };
  return { nickname, text: reader.lineOf(answered.kind, lineOf(answered)) };
}

/** What of the playback concerns this message, as one word. */
function playsAs(
  message: ChatMessageLine,
  { voice, video, unplayable, heard }: MessageReader['playback'],
): string {
  if (message.status !== 'normal' || (message.kind !== 'voice' && message.kind !== 'video')) return '';
  const { file_id: fileId } = message.body;
  if (voice?.fileId === fileId) return `${voice.state} ${voice.at}`;
  if (video?.fileId === fileId) return video.url;
  return String(message.kind === 'voice' ? heard.includes(fileId) : unplayable.includes(fileId));
}

/** M02: of a message that nobody answered there is no more to say than that it was not sent. */
function deliveryOf({ kind, delivery, failure, share }: ChatMessageLine): MessageDelivery {
  if (delivery === 'sending') return { kind: delivery, ...(typeof share === 'number' && { share }) };
  if (delivery === 'sent') return { kind: delivery };
  // M03 has words of its own for pictures.
  if (failure === 'file.failed' && kind === 'image')
    return { kind: 'failed', reason: i18next.t('chat:upload.imageFailed') };
  return failure === unreachable ? { kind: 'failed' } : { kind: 'failed', reason: refusalWords(failure) };
}

/** E06: in a class everybody has a role of their own; elsewhere the teacher alone is marked. */
const roleOf = (uid: string, { roles, teacher }: MessageReader): MessageView['author']['role'] =>
  roles?.[uid] ?? (uid === teacher ? 'teacher' : undefined);
/** Whether it names the member, or everybody; one's own words mark nothing. */
const mentions = ({ sender, mentions: named }: ChatMessageLine, uid: string): boolean =>
  sender.uid !== uid && (named.includes(uid) || named.includes(mentionAll));

/** Rows as they are drawn. The same message gives the same object while nothing about it changed. */
export function createMessageViews() {
  const known = new WeakMap<ChatMessageLine, { reader: string; view: MessageView }>();
  return (messages: readonly ChatMessageLine[], reader: MessageReader): readonly MessageView[] => {
    const nicknames = new Map(messages.map(({ sender }) => [sender.uid, sender.nickname]));
    const nickname = (uid: string) =>
      nicknames.get(uid) ?? (uid === mentionAll ? i18next.t('chat:composer.mentionAll') : '');
    const answered = new Map([...reader.quoted, ...messages].map((message) => [message.id, message]));
    return messages.map((message) => {
      const canTake = !reader.isOver && mayTake(message, reader);
      const canRecall = canTake && mayRecall(message, reader, reader.now);
      const canEdit = mayEditAgain(reader.recalledWords[message.id], reader.now);
      const picture = pictureOf(message);
      const url = picture === null ? '' : reader.addressOf(picture);
      const role = roleOf(message.sender.uid, reader);
      const task = taskOfMessage(message);
      const live = liveOfMessage(message);
      const cardStatus =
        task === null ? live && liveStatus(live, reader) : JSON.stringify(taskStatus(task, reader));
      const pinned = reader.marks?.pinned.get(message.id);
      const isFavourite = reader.marks?.favourites.has(message.id) ?? false;
      const quote =
        message.reply_to === null
          ? undefined
          : quoteOf(message.reply_to, answered.get(message.reply_to), reader);
      const named = message.mentions.map(nickname).join(' ');
      const plays = playsAs(message, reader.playback);
      const rights = `${role} ${reader.uid} ${reader.role} ${reader.teacher} ${canTake} ${canRecall} ${canEdit}`;
      const words = `${reader.language} ${named} ${JSON.stringify(quote)}`;
      const sees = `${rights} ${pinned} ${isFavourite} ${url} ${plays} ${cardStatus} ${words}`;
      const before = known.get(message);
      if (before?.reader === sees) return before.view;
      const view: MessageView = {
        id: rowIdOf(message),
        author: {
          ...message.sender,
          ...(role && { role }),
        },
        isOwn: message.sender.uid === reader.uid,
        content: contentOf(message, reader, nickname),
        delivery: deliveryOf(message),
        sentAt: message.ts,
        canRecall,
        canBlock: canTake,
        ...(pinned && { pinned }),
        ...(isFavourite && { isFavourite }),
        mentionsMe: mentions(message, reader.uid),
        ...(quote && { quote }),
        ...(message.status === 'normal' && { line: reader.lineOf(message.kind, lineOf(message)) }),
      };
      known.set(message, { reader: sees, view });
      return view;
    });
  };
}
