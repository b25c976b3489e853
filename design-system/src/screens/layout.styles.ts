import { tokens } from '@goldbean/tokens';
import { styled } from '../styling/index.ts';

const { layout, space } = tokens;

/** The parts of a page, one below the other. Columns inside go by its width. */
export const PageStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-content: start;
  container-type: inline-size;
`;

/** What matters beside what helps; below each other where both do not fit. */
export const MainAndSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${layout.side};
  gap: ${space[6]};
  align-items: start;

  @container (max-width: 880px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
