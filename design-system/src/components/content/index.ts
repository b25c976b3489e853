export {
  ArticleBody,
  type ArticleBodyProps,
  type ArticleBodyState,
  type ArticleText,
} from './ArticleBody/ArticleBody.tsx';
export { ArticleCard, type ArticleCardProps } from './ArticleCard/ArticleCard.tsx';
export {
  BookReader,
  type BookReaderProps,
  type BookReaderState,
  type ReaderTextSize,
} from './BookReader/BookReader.tsx';
export { CommentBox, type CommentBoxProps, type CommentBoxState } from './CommentBox/CommentBox.tsx';
export type { Comment, CommentState } from './CommentItem/comment.ts';
export { type CommentActions, CommentItem, type CommentItemProps } from './CommentItem/CommentItem.tsx';
export {
  CommentList,
  type CommentListProps,
  type CommentListState,
  type CommentSort,
} from './CommentItem/CommentList.tsx';
export type { ContentAccess, ContentAuthor, ReactionCounts, ReviewState } from './content.ts';
export { DownloadCard, type DownloadCardProps } from './DownloadCard/DownloadCard.tsx';
export { EBookCard, type EBookCardProps, type EBookState } from './EBookCard/EBookCard.tsx';
export {
  FavouriteFolders,
  type FavouriteFoldersProps,
  type FavouriteFoldersState,
} from './FavouriteFolders/FavouriteFolders.tsx';
export type { FavouriteFolder } from './FavouriteFolders/favourite-folder.ts';
export { FeedbackForm, type FeedbackFormProps, type FeedbackState } from './FeedbackForm/FeedbackForm.tsx';
export { FollowButton, type FollowButtonProps, type FollowState } from './FollowButton/FollowButton.tsx';
export { LecturerCard, type LecturerCardProps } from './LecturerCard/LecturerCard.tsx';
export {
  type LoginDeed,
  LoginDialog,
  type LoginDialogProps,
  LoginRequired,
  type LoginRequiredProps,
} from './LoginRequired/LoginRequired.tsx';
export { type News, NewsItem, type NewsItemProps } from './NewsItem/NewsItem.tsx';
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
export { type Post, PostCard, type PostCardProps } from './PostCard/PostCard.tsx';
export {
  PostComposer,
  type PostComposerProps,
  type PostComposerState,
} from './PostComposer/PostComposer.tsx';
export { Reactions, type ReactionsProps } from './Reactions/Reactions.tsx';
export { ReviewNote, type ReviewNoteProps } from './ReviewNote/ReviewNote.tsx';
export {
  type SearchHit,
  type SearchKind,
  SearchResultGroup,
  type SearchResultGroupProps,
  type SearchResultState,
} from './SearchResultGroup/SearchResultGroup.tsx';
export {
  ShortVideoPlayer,
  type ShortVideoPlayerProps,
  type ShortVideoState,
} from './ShortVideoPlayer/ShortVideoPlayer.tsx';
export { type RiseColour, StockHit, type StockHitProps, type StockQuote } from './StockHit/StockHit.tsx';
export { TopicCard, type TopicCardProps } from './TopicCard/TopicCard.tsx';
export { UserCard, type UserCardProps, type UserCardState } from './UserCard/UserCard.tsx';
export { Highlight } from './Highlight/Highlight.tsx';
