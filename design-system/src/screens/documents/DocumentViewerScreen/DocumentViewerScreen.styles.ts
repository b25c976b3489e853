import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, radius, space } = tokens;

/** What stands above the page, and the room around it. */
const aroundTheDesk = `(var(--page-top, 0px) + 2 * ${space[6]} + 1px)`;

export const ViewerRoot = styled.div`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: calc(100dvh - ${aroundTheDesk});
  min-block-size: 480px;
  overflow: hidden;
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};
`;

export const ViewerDesk = styled.div`
  grid-row: 3;
  position: relative;
  min-block-size: 0;
  overflow: hidden;
`;

export const ViewerWords = styled.div`
  display: grid;
  grid-row: 1 / -1;
  gap: ${space[4]};
  place-content: center;
  justify-items: center;
  padding: ${space[6]};
  overflow-wrap: anywhere;
  text-align: center;

  & > progress {
    inline-size: min(320px, 100%);
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: center;
`;
