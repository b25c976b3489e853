import { AnnouncementDialog, isNoticeChanged, type AnnouncementState } from '@goldbean/design-system/chat';
import { announcementLimits } from '@goldbean/contract/talk';
import { useSnapshot } from 'valtio';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { useLeaveWarning } from '../../../../shared/forms/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { draftOf, viewOf } from '../announcement-view.ts';
import { closeAnnouncement, confirmAnnouncement, deleteAnnouncement } from '../announcements.actions.ts';
import { announcementsState } from '../announcements.state.ts';
import {
  addPictures,
  beginEditing,
  changeDraft,
  endWriting,
  saveAnnouncement,
  type SendAnnouncementPicture,
} from '../writing.actions.ts';
import { AnnouncementReaders } from './AnnouncementReaders.tsx';
import { useBackQuestion } from './use-back-question.ts';

export interface AnnouncementDeskProps {
  /** People in the class. */
  readonly members: number;
  /** The group was dissolved: what stands is read, and nothing is changed. */
  readonly isOver: boolean;
  readonly sendPicture: SendAnnouncementPicture;
  /** Ids of messages that are pinned for all. */
  readonly pinned: ReadonlySet<string>;
  /** E34: pins the announcement for all by its message, or takes that off. */
  readonly onPin: (messageId: string, isPinned: boolean) => void;
  /** The address says that the editor is open. */
  readonly isWritingInAddress: boolean;
  /** Puts that into the address, as a new place in the history, or takes it out. */
  readonly onWritingInAddress: (isWriting: boolean) => void;
}

/** The announcement that is read, written or changed, over the page. */
export function AnnouncementDesk({
  members,
  isOver,
  sendPicture,
  pinned,
  onPin,
  isWritingInAddress,
  onWritingInAddress,
}: AnnouncementDeskProps) {
  const { reading, writing, mayManage } = useSnapshot(announcementsState);
  const addresses = useSnapshot(fileAddresses.state);
  const draft = writing && draftOf(writing, addresses);
  const changes = writing?.changes ? viewOf(writing.changes, addresses) : undefined;
  const isChanged = draft !== null && isNoticeChanged(draft, changes);
  const enter = () => onWritingInAddress(true);
  useLeaveWarning(isChanged);
  const isAsked = useBackQuestion({
    isInAddress: isWritingInAddress,
    isOpen: writing !== null,
    isChanged,
    onEnter: enter,
    onLeave: () => onWritingInAddress(false),
    onClose: endWriting,
  });

  const dialogState = (): AnnouncementState => {
    if (writing && draft)
      return {
        kind: 'writing',
        draft,
        isSaving: writing.isSaving,
        isUploading: writing.isUploading,
        isLeaving: isAsked,
        ...(changes && { changes }),
        ...(writing.failure !== '' && { reason: refusalWords(writing.failure) }),
      };
    if (!reading) return { kind: 'closed' };
    const announcement = viewOf(reading, addresses);
    return {
      kind: 'reading',
      announcement,
      mayManage: mayManage && !isOver,
      isPinned: pinned.has(reading.message_id),
      ...(announcement.read && { readers: <AnnouncementReaders read={announcement.read} /> }),
    };
  };
  return (
    <AnnouncementDialog
      state={dialogState()}
      memberCount={members}
      limit={announcementLimits.announcementCharacters}
      onClose={writing ? endWriting : closeAnnouncement}
      onStay={() => {
        if (isAsked) enter();
      }}
      onConfirmRead={() => void confirmAnnouncement()}
      onPin={(_, isPinned) => {
        if (reading) onPin(reading.message_id, isPinned);
      }}
      onEdit={beginEditing}
      onDelete={() => void deleteAnnouncement()}
      onDraft={({ text, pictures, mustRead }) =>
        changeDraft({ text, pictures: pictures.map(({ id }) => id), mustRead })
      }
      onAddPictures={(files) => void addPictures(files, sendPicture)}
      onPublish={() => void saveAnnouncement()}
    />
  );
}
