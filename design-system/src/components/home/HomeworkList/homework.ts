/** A form or an assignment to submit, or an announcement to confirm. */
export type HomeworkListKind = 'form' | 'assignment' | 'announcement';

/** Something that a class asks of the reader. Moments in UTC ms. */
export interface HomeworkItem {
  id: string;
  kind: HomeworkListKind;
  title: string;
  /** Name of the class. */
  group: string;
  /** Its place in the chat; goes through the app's router. */
  href: string;
  /** Nothing can be submitted from then on; null for no end. */
  dueAt: number | null;
  /** When it was submitted or confirmed; null before. */
  doneAt: number | null;
  /** Its end has passed and it is not done. */
  isMissed: boolean;
  /** Of an assignment that was marked: points of all there are. */
  points: { got: number; all: number } | null;
}
