export {
  AssignmentAnswers,
  type AssignmentAnswersProps,
  type AssignmentFile,
  SentWork,
  type SentWorkProps,
  type WorkUpload,
} from './AssignmentAnswers/AssignmentAnswers.tsx';
export { FormAnswers, type FormAnswersProps, type FormQuestion } from './FormAnswers/FormAnswers.tsx';
export type { TaskDraft, ClassTaskKind } from './task-draft.ts';
export type { TaskResult } from './TaskResults/task-result.ts';
export { TaskDialog, type TaskDialogProps, type TaskDialogState } from './TaskDialog/TaskDialog.tsx';
export { TaskEditor, type TaskEditorProps } from './TaskEditor/TaskEditor.tsx';
export type { WorkFileActions } from './TaskResults/WorkResult.tsx';
export { TaskResults, type TaskResultsProps, type TaskResultsState } from './TaskResults/TaskResults.tsx';
export { WorkList, type WorkListProps, type WorkListState } from './WorkList/WorkList.tsx';
