import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const RankRoot = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  background: ${color.surface.default};

  & [role='tablist'] {
    padding-inline: ${space[3]};
  }
`;

export const RankRows = styled.ol`
  padding-block: ${space[1]};
  list-style: none;
`;

export const rankRowClass = staticClass`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: 44px;
  padding: 6px ${space[4]} 6px ${space[2]};
  line-height: ${font.line.tight};
  text-align: start;
  color: ${color.text.primary};

  button&:hover {
    background: ${color.surface.hover};
  }

  & > [data-name] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const placeClass = staticClass`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-inline-size: 28px;
  block-size: 24px;
  padding-inline: 2px;
  font-size: ${font.size.caption};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  color: ${color.text.muted};
  border-radius: ${radius.small};

  &[data-top] {
    color: ${color.gold.text};
    background: ${color.gold.subtle};
  }

  &[data-top='1'] {
    color: ${color.gold.onFill};
    background: ${color.gold.fill};
  }
`;

export const RankFoot = styled.footer`
  border-block-start: 1px solid ${color.border.subtle};

  & > p {
    padding: ${space[1]} ${space[4]} ${space[2]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    text-align: end;
    color: ${color.text.muted};
  }
`;

export const HideMe = styled.div`
  padding: ${space[2]} ${space[4]};
  border-block-start: 1px solid ${color.border.subtle};

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const WaitingRank = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 44px;
  padding-inline: ${space[4]};
`;
