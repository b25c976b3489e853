import type { ReactNode } from 'react';
import { ReaderRoom } from './EBookReaderScreen.styles.ts';

export interface EBookReaderScreenProps {
  /** A BookReader. */
  children: ReactNode;
}

/** /hljw/EBookList with `book`: one book, as high as the window (S07). */
export const EBookReaderScreen = ({ children }: EBookReaderScreenProps) => (
  <ReaderRoom>{children}</ReaderRoom>
);
