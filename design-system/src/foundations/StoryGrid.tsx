import { tokens } from '@goldbean/tokens';
import type { ReactNode } from 'react';
import { styled } from '../styling/index.ts';

/** The frame of an "All states" story: a row for each state, with its name. Used by stories only. */
export const StoryGrid = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Row = styled.section`
  display: grid;
  grid-template-columns: var(--story-label-width, 120px) minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-items: center;

  &[data-surface='stage'] {
    margin-inline: calc(-1 * ${tokens.space[4]});
    padding: ${tokens.space[4]};
    border-radius: ${tokens.radius.medium};
  }
`;

const RowLabel = styled.div`
  font-size: ${tokens.font.size.caption};
  color: ${tokens.color.text.muted};
`;

const RowItems = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]};
  min-inline-size: 0;

  & > [data-fill-row] {
    flex: 1;
    min-inline-size: 0;
  }
`;

export interface StoryRowProps {
  /** The name of the state. */
  label: string;
  /** Shows it on the dark stage of the live room. */
  surface?: 'stage';
  children: ReactNode;
}

/** One state, or one thing in several. */
export function StoryRow({ label, surface, children }: StoryRowProps) {
  return (
    <Row data-surface={surface}>
      <RowLabel>{label}</RowLabel>
      <RowItems>{children}</RowItems>
    </Row>
  );
}
