import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';
import { WaitingPill } from '../WaitingPill.styles.ts';

const { space } = tokens;

/** Not a grid, whose rows are never less than nothing: what holds the pill takes its gap back. */
export const FeedRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

/** Without the gap that a row of its own would add. */
export const FeedNew = styled(WaitingPill)`
  margin-block-end: calc(-1 * ${space[4]});
`;

export const FeedRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const FeedMore = styled.div`
  display: flex;
  justify-content: center;
`;
