export { createDraftForm, emptyForm, fieldErrors, type DraftFormState } from './draft-form.ts';
export { useLeaveWarning } from './use-leave-warning.ts';
