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

  &[data-side='true'] {
    grid-template-columns: 264px minmax(0, 1fr) 304px;
  }

  /* The side lies over the talk: three columns would leave none of them enough. */
  @media (max-width: 1080px) {
    position: relative;

    &[data-side='true'] {
      grid-template-columns: 264px minmax(0, 1fr);
    }
  }

  /* One above the other: a list beside the talk would take the width from both. */
  @media (max-width: 760px) {
    &,
    &[data-side='true'] {
      grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    }
  }
`;

/** Bars over the talk; without any they take no room. */
export const ChatBars = styled.div`
  min-inline-size: 0;
`;

/** The list takes what its foot leaves, and in a narrow window no more than it needs. */
export const ChatSide = styled.aside`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  border-inline-end: ${borderWidth.hairline} solid ${color.border.subtle};

  @media (max-width: 760px) {
    max-block-size: 148px;
    border-inline-end: 0;
    border-block-end: ${borderWidth.hairline} solid ${color.border.subtle};
  }
`;

export const ChatTalk = styled.section`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
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

/** What stands below the list, such as a way to further groups. */
export const ListFoot = styled.div`
  display: grid;
  flex: none;
  padding: ${space[3]};
`;

export const EmptyWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
`;
