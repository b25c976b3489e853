import type { ReactNode } from 'react';
import { PageHeading } from '../../../primitives/index.ts';
import { PageStack } from '../../layout.styles.ts';
import { WriteCover, WriteFoot, WriteForm, WriteRow } from './WriteScreen.styles.ts';

export interface WriteScreenProps {
  title: string;
  /** What stands in place of the form, such as that it was sent; left out while it is written. */
  instead?: ReactNode;
  /** Why it was refused before, or could not be sent. */
  notice?: ReactNode;
  heading: ReactNode;
  /** Address of the cover; empty for none. */
  cover: string;
  coverTools: ReactNode;
  /** A DocumentEditor. */
  editor: ReactNode;
  files: ReactNode;
  fileTools: ReactNode;
  /** Who may read it, what it costs. */
  access: ReactNode;
  /** When it was kept, and the button that sends it. */
  foot: ReactNode;
}

/** Where an article is written (S50). */
export function WriteScreen({ title, instead, notice, cover, ...form }: WriteScreenProps) {
  return (
    <PageStack>
      <PageHeading title={title} />
      {instead ?? (
        <WriteForm>
          {notice}
          {form.heading}
          <WriteCover>
            {cover !== '' && <img src={cover} alt="" />}
            {form.coverTools}
          </WriteCover>
          {form.editor}
          {form.files}
          <WriteCover>{form.fileTools}</WriteCover>
          <WriteRow>{form.access}</WriteRow>
          <WriteFoot>{form.foot}</WriteFoot>
        </WriteForm>
      )}
    </PageStack>
  );
}
