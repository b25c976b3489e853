import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, radius, space } = tokens;

export const SideTop = styled.div`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  /* The talk keeps its share of the height. */
  max-block-size: 62%;
  overflow-y: auto;

  @media (width < 960px) {
    max-block-size: none;
  }

  &:empty {
    display: none;
  }
`;

export const SideTalk = styled.aside`
  flex: 1;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  @media (width < 960px) {
    flex: none;
    block-size: 560px;
  }
`;

/** Its height is whole: what stands at a fraction of a pixel is painted in one of two places. */
export const SideStaff = styled.div`
  box-sizing: border-box;
  min-block-size: 52px;
  padding: ${space[3]} ${space[4]};
  border-block-end: ${borderWidth.hairline} solid ${color.border.subtle};

  &:empty {
    min-block-size: 0;
    padding: 0;
    border: 0;
  }
`;

/** The tabs and the view of the chosen one share the height. */
export const SideViews = styled.div`
  display: grid;
  min-block-size: 0;

  & > div {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-inline-size: 0;
    min-block-size: 0;
  }

  & [role='tablist'] {
    gap: ${space[1]};
    padding-inline: ${space[2]};
  }

  & [role='tab'] {
    gap: ${space[1]};
  }

  & > div > [role='tabpanel'] {
    min-block-size: 0;
    padding: 0;
    overflow: auto;
  }
`;
