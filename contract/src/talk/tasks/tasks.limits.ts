/** Limits of the work of a class. */
export const taskLimits = {
  taskTitleCharacters: 200,
  /** Questions of one form. */
  taskFields: 30,
  taskFieldCharacters: 200,
  taskOptions: 20,
  /** A short answer in a form. */
  taskAnswerCharacters: 500,
  /** What is written for an assignment. */
  taskWorkCharacters: 10_000,
  /** Files with an assignment. */
  taskFiles: 9,
  taskPoints: 100,
  taskCommentCharacters: 500,
} as const;
