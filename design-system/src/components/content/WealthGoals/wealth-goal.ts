/** A learning goal of a month. */
export interface WealthGoalView {
  id: string;
  text: string;
  isDone: boolean;
}

/** What is written of a goal. */
export interface GoalWriting {
  text: string;
  /** What is wrong with it, as a sentence. */
  error?: string | undefined;
  isSending: boolean;
}
