import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { layout, space } = tokens;

/** D75: the reading column, with what helps beside it; below it where there is no room. */
export const ReadingColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${layout.narrow}) minmax(200px, 1fr);
  gap: ${space[6]};
  align-items: start;

  @container (max-width: 940px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const ReadingColumn = styled.div`
  display: grid;
  gap: ${space[6]};
  min-inline-size: 0;
`;

export const ReadingAside = styled.aside`
  position: sticky;
  inset-block-start: calc(var(--page-top, 0px) + ${space[6]});
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;

  &:empty {
    display: none;
  }

  @container (max-width: 940px) {
    position: static;
    order: -1;
  }
`;

export const ReadingProgress = styled.div`
  position: sticky;
  inset-block-start: var(--page-top, 0px);
  z-index: 2;

  &:empty {
    display: none;
  }
`;
