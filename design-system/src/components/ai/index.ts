export { AnswerBubble, type AnswerBubbleProps } from './AnswerBubble/AnswerBubble.tsx';
export type { AnswerActions, AnswerCitation, AnswerState } from './AnswerBubble/answer.ts';
export { AskBox, type AskBoxProps, type AskBoxState } from './AskBox/AskBox.tsx';
export { BranchSwitch, type BranchSwitchProps } from './BranchSwitch/BranchSwitch.tsx';
export { QuestionBubble, type QuestionBubbleProps } from './QuestionBubble/QuestionBubble.tsx';
export { QuotaMeter, type QuotaMeterProps, type QuotaState } from './QuotaMeter/QuotaMeter.tsx';
export { RiskNote, type RiskNoteProps } from './RiskNote/RiskNote.tsx';
export { type AiScene, SceneCard, type SceneCardProps } from './SceneCard/SceneCard.tsx';
export {
  type SceneDraft,
  SceneForm,
  type SceneFormProps,
  type SceneFormState,
} from './SceneForm/SceneForm.tsx';
export {
  type SharedDialogue,
  SharedDialogueCard,
  type SharedDialogueCardProps,
} from './SharedDialogueCard/SharedDialogueCard.tsx';
export {
  type QuestionTopic,
  TopicPicker,
  type TopicPickerProps,
  type TopicPickerState,
} from './TopicPicker/TopicPicker.tsx';
export {
  type TurnPack,
  TurnPacks,
  type TurnPacksProps,
  type TurnPacksState,
} from './TurnPacks/TurnPacks.tsx';
