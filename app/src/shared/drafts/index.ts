export { keepDraft, takeDraft } from './drafts.ts';
