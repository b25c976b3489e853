export {
  canForward,
  type ChatAuthor,
  type ChatMessage,
  type ChatGroupRole,
  type MessageActions,
  type ChatMessageContent,
  type MessageDelivery,
  type NewerMessages,
  type OlderMessages,
  type TaskStatus,
} from './chat-message.ts';
export { Composer } from './Composer/Composer.tsx';
export type { ComposerHandle, ComposerProps, ComposerState } from './Composer/composer.ts';
export type { ComposerDisabledReason } from './Composer/ComposerHeld.tsx';
export type {
  MessageListHandle,
  MessageListProps,
  MessageListState,
  MessageSelection,
  MessageTarget,
  UnreadMark,
} from './MessageList/message-list.ts';
export { MessageList } from './MessageList/MessageList.tsx';
export { MessageRow, type MessageRowProps } from './MessageRow/MessageRow.tsx';
export { VideoPoster, type VideoPosterProps } from './MessageRow/VideoPoster.tsx';
export { CallBubble, type CallBubbleProps, type CallOutcome } from './CallBubble/CallBubble.tsx';
export { Emoji, type EmojiProps } from './Emoji/Emoji.tsx';
export { emoji, type EmojiName } from './Emoji/emoji.ts';
export {
  MergedForwardCard,
  type MergedForwardCardProps,
  type MergedLine,
} from './MergedForwardCard/MergedForwardCard.tsx';
export { RoleTag, type ChatRole, type RoleTagProps } from './RoleTag/RoleTag.tsx';
export { VoiceBubble, type VoiceBubbleProps, type VoiceState } from './VoiceBubble/VoiceBubble.tsx';
export { EmojiPicker, type EmojiPickerProps } from './EmojiPicker/EmojiPicker.tsx';
export {
  VoiceRecorder,
  type RecordingState,
  type VoiceRecorderProps,
} from './VoiceRecorder/VoiceRecorder.tsx';
export {
  mentionAll,
  type MentionMember,
  type MentionSearch,
  type NamedMember,
  placed,
  stillNamed,
} from '../mentions/index.ts';
export { AnnouncementBar, type AnnouncementBarProps } from './AnnouncementBar/AnnouncementBar.tsx';
export { AnnouncementDialog } from './AnnouncementDialog/AnnouncementDialog.tsx';
export { AnnouncementReading } from './AnnouncementDialog/AnnouncementReading.tsx';
export {
  isNoticeChanged,
  type Announcement,
  type AnnouncementDialogProps,
  type AnnouncementDraft,
  type AnnouncementState,
} from './AnnouncementDialog/announcement.ts';
export { NoticeList, type NoticeListProps, type NoticeListState } from './NoticeList/NoticeList.tsx';
export {
  NoticeReaders,
  type NoticeReader,
  type NoticeReadersProps,
  type NoticeReadersState,
} from './NoticeReaders/NoticeReaders.tsx';
export { PinnedBar, type PinnedBarProps, type PinnedMessage } from './PinnedBar/PinnedBar.tsx';
export { ForwardDialog } from './ForwardDialog/ForwardDialog.tsx';
export type {
  ForwardDialogProps,
  ForwardDialogMode,
  ForwardResult,
  ForwardState,
  ForwardTargetView,
} from './ForwardDialog/forward.ts';
export {
  MergedForwardDialog,
  type MergedForwardDialogProps,
  type MergedForwardState,
} from './MergedForwardCard/MergedForwardDialog.tsx';
export { BlockDialog, type BlockDialogProps } from './BlockDialog/BlockDialog.tsx';
export {
  FavouriteList,
  type FavouriteListProps,
  type FavouriteListState,
  type FavouriteMessage,
} from './FavouriteList/FavouriteList.tsx';
export { SelectionBar, type SelectionBarProps } from './SelectionBar/SelectionBar.tsx';
export { ConversationList } from './ConversationList/ConversationList.tsx';
export type {
  Conversation,
  ConversationListProps,
  ConversationListState,
} from './ConversationList/conversation.ts';
export { FileFolder } from './FileFolder/FileFolder.tsx';
export type {
  ClassFile,
  ClassFolder,
  FileFolderProps,
  FileFolderState,
  FilesPerson,
} from './FileFolder/file-folder.ts';
export { TalkShortcuts, type TalkShortcutsProps } from './TalkShortcuts/TalkShortcuts.tsx';
export {
  GroupOpening,
  type GroupOpeningProps,
  type GroupOpeningValues,
  type OpenedKind,
} from './GroupOpening/GroupOpening.tsx';
export {
  GroupSettings,
  type GroupSettingsProps,
  type GroupSettingsValues,
} from './GroupSettings/GroupSettings.tsx';
export {
  MessageRecords,
  type MessageRecordsProps,
  type MessageRecordsState,
  type RecordsWanted,
} from './MessageRecords/MessageRecords.tsx';
export { MemberCard, type AppointedRole, type MemberCardProps } from './MemberCard/MemberCard.tsx';
export { MemberList, type MemberListProps, type MemberListState } from './MemberList/MemberList.tsx';
export type { GroupMemberView, MemberActivity, MemberTag } from './MemberList/group-member.ts';
export {
  SignInDialog,
  type SignInDialogProps,
  type SignInDialogState,
} from './SignInDialog/SignInDialog.tsx';
export { SignInCalendar, type SignInCalendarProps } from './SignInDialog/SignInCalendar.tsx';
export type { Month } from './SignInDialog/month-weeks.ts';
export { RoomTalk, type RoomTalkProps } from './RoomTalk/RoomTalk.tsx';
export {
  GroupFinder,
  type GroupFinderItem,
  type GroupFinderProps,
  type GroupFinderState,
} from './GroupFinder/GroupFinder.tsx';
export { GroupChannel, type GroupChannelProps } from './GroupChannel/GroupChannel.tsx';
export { UnreadLink, type UnreadLinkProps } from './UnreadLink/UnreadLink.tsx';
