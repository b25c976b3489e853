export { CommentReview } from './components/CommentReview.tsx';
export { WishTalk } from './components/WishTalk.tsx';
