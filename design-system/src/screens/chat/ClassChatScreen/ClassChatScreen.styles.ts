import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

/** The bar over the page and the space round it: what is left of the window is the room's. */
const aroundTheRoom = `(var(--page-top) + 2 * ${space[6]} + 1px)`;

export const ChatFrame = styled.div`
  display: grid;
  grid-template-columns: 296px minmax(0, 1fr);
  block-size: calc(100dvh - ${aroundTheRoom});
  min-block-size: 480px;
  overflow: hidden;
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

export const ChatSide = styled.aside`
  min-block-size: 0;
  overflow: auto;
  border-inline-end: ${borderWidth.hairline} solid ${color.border.subtle};
`;

export const ChatTalk = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 0;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    padding: ${space[3]} ${space[5]};
    border-block-end: ${borderWidth.hairline} solid ${color.border.subtle};
  }

  & > header > h2 {
    font-size: ${font.size.reading};
    overflow-wrap: anywhere;
  }
`;

export const ChatMiddle = styled.div`
  display: grid;
  place-content: center;
  padding: ${space[6]};
`;
