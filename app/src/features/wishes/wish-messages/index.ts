export { FollowWish } from './components/FollowWish.tsx';
export { UnreadWishes } from './components/UnreadWishes.tsx';
export { WishMessages } from './components/WishMessages.tsx';
