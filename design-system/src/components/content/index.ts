export { AddressQr, type AddressQrProps } from './AddressQr/AddressQr.tsx';
export {
  ArticleBody,
  type ArticleBodyProps,
  type ArticleBodyState,
  type ArticleText,
} from './ArticleBody/ArticleBody.tsx';
export { ArticleCard, type ArticleCardProps } from './ArticleCard/ArticleCard.tsx';
export { ArticleContents, type ArticleContentsProps } from './ArticleContents/ArticleContents.tsx';
export { ArticleFiles, type ArticleFilesProps } from './ArticleFiles/ArticleFiles.tsx';
export {
  BookReader,
  type BookReaderProps,
  type BookReaderState,
  type ReaderTextSize,
} from './BookReader/BookReader.tsx';
export type { ReaderBookmark, ReaderHit } from './BookReader/ReaderPanel.tsx';
export { CommentBox, type CommentBoxProps, type CommentBoxState } from './CommentBox/CommentBox.tsx';
export type { CommentView, CommentItemState } from './CommentItem/comment.ts';
export { type CommentActions, CommentItem, type CommentItemProps } from './CommentItem/CommentItem.tsx';
export {
  CommentList,
  type CommentListProps,
  type CommentListState,
  type CommentListSort,
} from './CommentItem/CommentList.tsx';
export { HideContentDialog, type HideContentDialogProps } from './ContentReport/HideContentDialog.tsx';
export {
  type ContentReportDraft,
  type ReportContentReason,
  ReportContentDialog,
  type ReportContentDialogProps,
  type ReportContentState,
  type ReportedKind,
} from './ContentReport/ReportContentDialog.tsx';
export type { ContentAccess, ContentAuthor, ReactionCounts, ContentReviewState } from './content.ts';
export { DocumentEditor, type DocumentEditorProps } from './DocumentEditor/DocumentEditor.tsx';
export { DocumentBody, type DocumentBodyProps } from './DocumentBody/DocumentBody.tsx';
export { type DocumentBodyBlock, type GlossaryTerm, sectionsOf } from './DocumentBody/document.ts';
export { DownloadCard, type DownloadCardProps } from './DownloadCard/DownloadCard.tsx';
export {
  type DownloadBuild,
  DownloadList,
  type DownloadListProps,
  type DownloadListState,
} from './DownloadList/DownloadList.tsx';
export { type ChosenBook, type EBookDraft, EBookForm, type EBookFormProps } from './EBookForm/EBookForm.tsx';
export { EBookCard, type EBookCardProps, type EBookState } from './EBookCard/EBookCard.tsx';
export {
  FavouriteFolders,
  type FavouriteFoldersProps,
  type FavouriteFoldersState,
} from './FavouriteFolders/FavouriteFolders.tsx';
export {
  FavouriteItems,
  type FavouriteItemsProps,
  type FavouriteItemsState,
  type FavouriteItemView,
} from './FavouriteItems/FavouriteItems.tsx';
export { KeepButton, type KeepButtonProps } from './KeepButton/KeepButton.tsx';
export type { FavouriteFolderView } from './FavouriteFolders/favourite-folder.ts';
export {
  FeedbackForm,
  type FeedbackFormProps,
  type FeedbackFormState,
} from './FeedbackForm/FeedbackForm.tsx';
export { FollowButton, type FollowButtonProps, type FollowState } from './FollowButton/FollowButton.tsx';
export { LecturerCard, type LecturerCardProps } from './LecturerCard/LecturerCard.tsx';
export {
  type LoginAction,
  LoginDialog,
  type LoginDialogProps,
  LoginRequired,
  type LoginRequiredProps,
} from './LoginRequired/LoginRequired.tsx';
export { type NewsView, NewsItem, type NewsItemProps } from './NewsItem/NewsItem.tsx';
export { NewsDialog, type NewsDialogProps, type NewsDialogDraft } from './NewsItem/NewsDialog.tsx';
export { NewsList, type NewsListProps, type NewsListState } from './NewsItem/NewsList.tsx';
export { type Note, NoteCard, type NoteCardProps, type NotePin } from './NoteCard/NoteCard.tsx';
export {
  type NoteDraft,
  NoteEditor,
  type NoteEditorProps,
  type NoteEditorState,
} from './NoteEditor/NoteEditor.tsx';
export { NotFound, type NotFoundProps, type NotFoundState } from './NotFound/NotFound.tsx';
export type { ChosenPicture } from './PicturePicker/PicturePicker.tsx';
export { type PostView, PostCard, type PostCardProps } from './PostCard/PostCard.tsx';
export {
  PostComposer,
  type PostComposerProps,
  type PostComposerState,
} from './PostComposer/PostComposer.tsx';
export { PostFeed, type PostFeedProps, type PostFeedState } from './PostFeed/PostFeed.tsx';
export { PostLightbox, type PostLightboxProps } from './PostLightbox/PostLightbox.tsx';
export { PostPanel, type PostPanelProps, type PostPanelState } from './PostPanel/PostPanel.tsx';
export { RecentSearches, type RecentSearchesProps } from './RecentSearches/RecentSearches.tsx';
export { Reactions, type ReactionsProps } from './Reactions/Reactions.tsx';
export { ReviewNote, type ReviewNoteProps } from './ReviewNote/ReviewNote.tsx';
export {
  SearchPalette,
  type SearchPaletteProps,
  type SearchSuggestion,
} from './SearchPalette/SearchPalette.tsx';
export {
  type SearchHitView,
  type SearchKind,
  SearchResultGroup,
  type SearchResultGroupProps,
  type SearchResultState,
} from './SearchResultGroup/SearchResultGroup.tsx';
export {
  ShortVideoChapters,
  type ShortVideoChapter,
  type ShortVideoChaptersProps,
} from './ShortVideoChapters/ShortVideoChapters.tsx';
export type { ChapterDraft } from './ShortVideoForm/ChapterFields.tsx';
export {
  type ChosenFilm,
  ShortVideoForm,
  type ShortVideoFormProps,
  type ShortVideoFormState,
} from './ShortVideoForm/ShortVideoForm.tsx';
export type { ShortVideoView } from './ShortVideoList/short-video.ts';
export {
  ShortVideoList,
  type ShortVideoListProps,
  type ShortVideoListState,
} from './ShortVideoList/ShortVideoList.tsx';
export {
  ShortVideoPlayer,
  type ShortVideoPlayerProps,
  type ShortVideoState,
} from './ShortVideoPlayer/ShortVideoPlayer.tsx';
export { type RiseColour, StockHit, type StockHitProps, type StockQuote } from './StockHit/StockHit.tsx';
export { TopicCard, type TopicCardProps } from './TopicCard/TopicCard.tsx';
export { UserCard, type UserCardProps, type UserCardState } from './UserCard/UserCard.tsx';
export { Highlight } from './Highlight/Highlight.tsx';
export { WealthDraw, type WealthDrawProps, type WealthDrawState } from './WealthDraw/WealthDraw.tsx';
export { WealthGoals, type WealthGoalsProps, type WealthGoalsState } from './WealthGoals/WealthGoals.tsx';
export { WealthWheel, type WealthMonth, type WealthWheelProps } from './WealthWheel/WealthWheel.tsx';
export { HerdsmanClubCard, type HerdsmanClubCardProps } from './HerdsmanClubCard/HerdsmanClubCard.tsx';
export { HerdsmanClubForm, type HerdsmanClubFormProps } from './HerdsmanClubForm/HerdsmanClubForm.tsx';
export type {
  HerdsmanClubDraft,
  HerdsmanClubErrors,
  HerdsmanMeetingDraft,
  HerdsmanMeetingErrors,
} from './HerdsmanClubForm/herdsman-draft.ts';
export {
  HerdsmanClubHead,
  type HerdsmanClubHeadProps,
  type HerdsmanMembershipState,
} from './HerdsmanClubHead/HerdsmanClubHead.tsx';
export {
  type HerdsmanMeetingView,
  HerdsmanMeetings,
  type HerdsmanMeetingsProps,
} from './HerdsmanMeetings/HerdsmanMeetings.tsx';
export { HerdsmanPictures, type HerdsmanPicturesProps } from './HerdsmanPictures/HerdsmanPictures.tsx';
export {
  HerdsmanClubFilters,
  type HerdsmanClubFiltersProps,
} from './HerdsmanClubFilters/HerdsmanClubFilters.tsx';
export {
  HerdsmanPeople,
  type HerdsmanPeopleProps,
  type HerdsmanPerson,
} from './HerdsmanPeople/HerdsmanPeople.tsx';
export { WaitingPill } from './WaitingPill.styles.ts';
