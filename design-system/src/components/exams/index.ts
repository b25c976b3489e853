export {
  type AnswerCell,
  AnswerSheet,
  type AnswerSheetProps,
  type CellState,
} from './AnswerSheet/AnswerSheet.tsx';
export {
  AssignmentCard,
  type AssignmentCardProps,
  type AssignmentState,
} from './AssignmentCard/AssignmentCard.tsx';
export {
  CreditTaskRow,
  type CreditTaskRowProps,
  type CreditTaskState,
} from './CreditTaskRow/CreditTaskRow.tsx';
export type { ExamOption, ExamQuestion, QuestionKind, AnswerVerdict } from './exam.ts';
export { ExamHeader, type ExamHeaderProps, type ExamHeaderState } from './ExamHeader/ExamHeader.tsx';
export type { SavedState } from './ExamHeader/SavedLine.tsx';
export {
  ExamResult,
  type ExamResultProps,
  type ExamResultState,
  type ExamScore,
  type InvestorLevel,
} from './ExamResult/ExamResult.tsx';
export { FormCard, type FormCardProps, type FormState } from './FormCard/FormCard.tsx';
export { HandInDialog, type HandInDialogProps } from './HandInDialog/HandInDialog.tsx';
export { QuestionCard, type QuestionCardProps, type QuestionState } from './QuestionCard/QuestionCard.tsx';
export {
  SignInTaskCard,
  type SignInTaskCardProps,
  type SignInTaskState,
} from './SignInTaskCard/SignInTaskCard.tsx';
export { UnansweredDialog, type UnansweredDialogProps } from './UnansweredDialog/UnansweredDialog.tsx';
