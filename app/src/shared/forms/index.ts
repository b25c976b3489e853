export { createDraftForm, emptyForm, fieldErrors, type DraftFormState } from './draft-form.ts';
export { createKeptDrafts, ofMember } from './kept-drafts.ts';
export { useDraft } from './use-draft.ts';
export { useLeaveWarning } from './use-leave-warning.ts';
