export { CirclePosts } from './components/CirclePosts.tsx';
export { FollowedPosts } from './components/FollowedPosts.tsx';
export { openFollowedPosts, retryPosts } from './posts.actions.ts';
export { postsState } from './posts.state.ts';
export { DeletePost } from './components/DeletePost.tsx';
export { OpenPost } from './components/OpenPost.tsx';
export type { PostRowActions } from './components/PostRow.tsx';
