export {
  ClassChatScreen,
  type ClassChatScreenProps,
  type ClassChatState,
} from './ClassChatScreen/ClassChatScreen.tsx';
