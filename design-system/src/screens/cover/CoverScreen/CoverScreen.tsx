import type { ReactNode } from 'react';
import { CoverActions, CoverRoot } from './CoverScreen.styles.ts';
import { SproutDrawing } from './SproutDrawing.tsx';

export interface CoverScreenProps {
  title: string;
  lead: string;
  /** Where one goes from here, the main way first. */
  actions: ReactNode;
}

/** /cover/H5: what one sees before the product (S02). */
export function CoverScreen({ title, lead, actions }: CoverScreenProps) {
  return (
    <CoverRoot>
      <SproutDrawing />
      <h1>{title}</h1>
      <p>{lead}</p>
      <CoverActions>{actions}</CoverActions>
    </CoverRoot>
  );
}
