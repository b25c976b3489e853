export {
  ClassChatScreen,
  type ClassChatScreenProps,
  type ClassChatState,
} from './ClassChatScreen/ClassChatScreen.tsx';
export { GroupSide, type GroupSidePanel, type GroupSideProps } from './GroupSide/GroupSide.tsx';
